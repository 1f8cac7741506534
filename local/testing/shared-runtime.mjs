// @ts-nocheck: what it uses of Jest has no types
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compileFunction, SyntheticModule } from 'node:vm';
import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);

/**
 * What is loaded for each test file: the project's own modules, and what Jest passes to each file.
 */
const PER_FILE = /^(\.{0,2}\/|@promptmint\/|@jest\/globals$)|\.css$/;

/**
 * The product's own modules, below the repository's root, which test files share as well; those of the
 * website need a page each.
 */
const OF_THE_PRODUCT = /^(core|engine|backend|worker)\/src\/(?!.*\.spec\.ts)/;
const NEEDS_A_PAGE = 'frontend';

/** The product's modules that this process has evaluated, by the key under which Jest looks them up. */
const evaluated = new Map();

/** How the test file that runs now imports a module later. */
let importLater;

/**
 * Lets Node itself load the packages, once in each Jest process, and keeps the product's own modules from
 * one test file to the next. Jest on its own evaluates all of them again for every test file, which is most
 * of what a small spec of the API costs. No test mocks a module; one that did could not mock these.
 */
export default class SharedRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { esmLoader, executor } = this;
    this.sharesTheProduct = this._config.displayName?.name !== NEEDS_A_PAGE;
    if (this.sharesTheProduct) {
      for (const [key, module] of evaluated) this.registries.esModuleRegistry.set(key, module);
    }
    // Shared modules keep the function that they were made with, and its file may have ended.
    importLater = esmLoader.dynamicImport;
    esmLoader.dynamicImport = (...of) => importLater(...of);
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

  /** Would replace Node's own, with which the product loads packages on their first use, for good. */
  installGetBuiltinModule() {}

  teardown() {
    if (this.sharesTheProduct) {
      const root = `${pathToFileURL(this._config.rootDir)}/`;
      for (const [key, module] of this.registries.esModuleRegistry) {
        const isShared = key.startsWith(root) && OF_THE_PRODUCT.test(key.slice(root.length));
        if (isShared && module.status === 'evaluated') evaluated.set(key, module);
      }
    }
    super.teardown();
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
