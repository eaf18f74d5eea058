/** The command line or the environment asks for something that cannot be; one line says what. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
