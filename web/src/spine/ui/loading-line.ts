/** A thin line at the top of the page (`styles/foundation.css`) while something that was pressed is being loaded. */
const loading = new Set<object>()

/** The inline script sets the same attribute for what is pressed before the app runs. */
export function setLoading(what: object, isLoading: boolean): void {
  if (isLoading) loading.add(what)
  else loading.delete(what)
  document.documentElement.toggleAttribute('data-loading', loading.size > 0)
}

export async function showWhileLoading<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  setLoading(load, true)
  try {
    return await load
  } finally {
    setLoading(load, false)
  }
}
