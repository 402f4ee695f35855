/** Fetches the code of the page that stands in the document, however bad the line. */

const pauseMs = 2_000

/**
 * An empty page is given to the router without its code: that tries once more and says what is wrong. A page that was
 * rendered is never given up, whatever the server answers: what has been typed into it is there and nowhere else.
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
