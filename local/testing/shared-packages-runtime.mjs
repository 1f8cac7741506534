// @ts-nocheck: what it uses of Jest has no types
import { createRequire } from 'node:module';
import { compileFunction, SyntheticModule } from 'node:vm';
import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);

/**
 * What is loaded for each test file: the project's own modules, and what Jest passes to each file.
 */
const PER_FILE = /^(\.{0,2}\/|@promptmint\/|@jest\/globals$)|\.css$/;

/**
 * Lets Node itself load the packages, once in each Jest process. Jest on its own evaluates them again for
 * every test file, which is most of what a small spec of the API costs. No test mocks a module; one that
 * did could not mock a package.
 */
export default class SharedPackagesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { esmLoader, executor } = this;
    const resolve = (from, name) => esmLoader.resolution.resolveEsm(from, name);
    const isPackage = (name) => !PER_FILE.test(name) && !esmLoader.resolution.isCoreModule(name);

    // Test files share the realm of the packages: see one-realm-environment.mjs.
    esmLoader.getContext = () => undefined;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });

    const importStatically = esmLoader.resolveSpecifierForSyncGraph.bind(esmLoader);
    esmLoader.resolveSpecifierForSyncGraph = (from, name, context, scratch, registry, ...more) => {
      if (!isPackage(name))
        return importStatically(from, name, context, scratch, registry, ...more);
      const path = resolve(from, name);
      const cacheKey = `package:${path}`;
      esmLoader.tryCommitSynthetic(cacheKey, registry, scratch, () => packageModule(path));
      return { cacheKey, enqueue: null, modulePath: path };
    };
    const importDynamically = esmLoader.resolveModule.bind(esmLoader);
    esmLoader.resolveModule = (name, from, context) =>
      isPackage(name) ? packageModule(resolve(from, name)) : importDynamically(name, from, context);
  }
}

/** A package as Node has loaded it, for the module graph of a test file. */
function packageModule(path) {
  const loaded = require(path);
  const isEsModule = Object.prototype.toString.call(loaded) === '[object Module]';
  const exported = isEsModule ? loaded : { ...loaded, default: loaded };
  const names = Object.keys(exported);
  const setExports = function () {
    for (const name of names) this.setExport(name, exported[name]);
  };
  return new SyntheticModule(names, setExports, { identifier: path });
}
