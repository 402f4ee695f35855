/** Readable documentation of the API. */
export function ApiDocsPage() {
  return <main>API</main>
}
