import { oneLine } from "@leafwalk/core";

/** What sessions without a folder are listed under. */
export const NO_PROJECT = "No folder recorded";

/**
 * Short names of project folders: the last part of each, with as many parts before it as it takes to
 * tell folders of the same name apart.
 */
export function nameProjects(folders: readonly (string | null)[]): Map<string | null, string> {
  const names = new Map<string | null, string>();
  const parts = new Map<string, string[]>();
  for (const folder of folders) {
    if (folder === null) names.set(null, NO_PROJECT);
    else parts.set(folder, partsOf(folder));
  }
  for (let size = 1; parts.size > 0; size++) {
    const claims = new Map<string, string[]>();
    for (const [folder, all] of parts) {
      const name = all.slice(-size).join("/") || folder;
      claims.set(name, [...(claims.get(name) ?? []), folder]);
    }
    for (const [name, claimants] of claims) {
      const isWhole = claimants.every((folder) => (parts.get(folder)?.length ?? 0) <= size);
      if (claimants.length > 1 && !isWhole) continue;
      for (const folder of claimants) {
        // Folders that differ only in their separators cannot be told apart by parts.
        names.set(folder, oneLine(claimants.length > 1 ? folder : name));
        parts.delete(folder);
      }
    }
  }
  return names;
}

export function nameProject(folder: string | null): string {
  return folder === null ? NO_PROJECT : oneLine(partsOf(folder).at(-1) ?? folder);
}

/** Folders come from other machines, too: both separators count. */
function partsOf(folder: string): string[] {
  return folder.split(/[/\\]/).filter((part) => part !== "");
}
