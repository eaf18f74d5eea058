/** How one value of the address is read and written. `read` gives undefined for what it cannot be. */
export interface FieldType<T> {
  read(text: string): T | undefined;
  write(value: T): string;
}

/** Keys, ids and search words: any text, as it is. */
export const text: FieldType<string> = {
  read: (value) => value,
  write: (value) => value,
};

/** A count of something, such as bytes. */
export const wholeNumber: FieldType<number> = {
  read: (value) => (/^\d{1,15}$/.test(value) ? Number(value) : undefined),
  write: String,
};

export function oneOf<const Names extends readonly string[]>(
  names: Names,
): FieldType<Names[number]> {
  return {
    read: (value) => names.find((name) => name === value),
    write: (value) => value,
  };
}
