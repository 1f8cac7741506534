/** Writes `generated.ts` from the contract at the root of the project (`npm run generate -w frontend`). */
module.exports = {
  schemaFile: '../../../openapi.json',
  apiFile: './empty-api.ts',
  apiImport: 'emptyApi',
  outputFile: './generated.ts',
  exportName: 'generatedApi',
  // The operations of support staff are used in Swagger UI alone.
  filterEndpoints: (_name, { path }) =>
    path.startsWith('/api/') && !path.startsWith('/api/support/'),
  hooks: true,
  useUnknown: true,
};
