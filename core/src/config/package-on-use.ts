/** Jest has one of its own, which would load a package once more for each test file, and ends with it. */
const { createRequire } = process.getBuiltinModule('node:module');
const require = createRequire(import.meta.url);

/**
 * A package that many processes never use, loaded at its first use: together such packages take half of
 * a process's time to start, and tens of megabytes.
 */
export function packageOnUse<Package>(name: string): () => Package {
  let loaded: Package | undefined;
  return () => (loaded ??= require(name) as Package);
}
