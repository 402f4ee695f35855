/** The living catalogue of the primitives. */
export function CataloguePage() {
  return <main>UI</main>
}
