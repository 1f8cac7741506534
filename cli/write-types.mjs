// `npm run contract`: writes the types of the operations that the command line calls, and the values of
// their enums. Only those: with the whole contract the generator writes types that do not compile.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const OPERATIONS = [
  ['/api/prompts/generate', 'post'],
  ['/api/prompts/{id}/refine', 'post'],
  ['/api/prompts/history', 'get'],
  ['/api/prompts/{id}', 'get'],
  ['/api/auth/credits', 'get'],
  ['/api/catalogue', 'get'],
];

const contract = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
const { schemas } = contract.components;

/** @type {Record<string, object>} */
const paths = {};
for (const [path, method] of OPERATIONS) paths[path] = { [method]: contract.paths[path][method] };

/** @type {Record<string, object>} */
const used = {};
addSchemasOf(paths);

const types = await openapiTS(
  { ...contract, paths, components: { schemas: used } },
  { enumValues: true },
);
writeFileSync(new URL('src/api/generated.ts', import.meta.url), astToString(types));

/**
 * Adds every schema that a part of the contract names.
 * @param {object} part
 */
function addSchemasOf(part) {
  for (const [, name] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (name in used) continue;
    used[name] = schemas[name];
    addSchemasOf(schemas[name]);
  }
}
