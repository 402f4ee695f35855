/** Loads the code of the page that is in the document, again after each failure. */

const pauseMs = 2_000

/**
 * An empty page goes to the router without its code, which tries once more and shows what is wrong. A rendered page is
 * never given up, whatever the server answers: what has been typed into it exists nowhere else.
 */
export async function loadFirstPage(
  load: () => Promise<void>,
  { isRendered, onFailure }: { isRendered: boolean; onFailure: () => void },
) {
  for (;;) {
    try {
      return await load()
    } catch {
      if (!isRendered) return
      onFailure()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
