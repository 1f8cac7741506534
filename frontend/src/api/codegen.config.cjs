/** Writes `generated.ts` from the contract at the root of the project (`npm run generate -w frontend`). */
module.exports = {
  schemaFile: '../../../openapi.json',
  apiFile: './empty-api.ts',
  apiImport: 'emptyApi',
  outputFile: './generated.ts',
  exportName: 'generatedApi',
  filterEndpoints: (_name, { path }) => path.startsWith('/api/'),
  hooks: true,
  useUnknown: true,
};
