/** Fetches the code of the page that stands in the document, however bad the line. */

const pauseMs = 2_000
const patientTries = 3

/**
 * An empty page is given to the router without its code: that tries once more and says what is wrong. A page that was
 * rendered is left as it is until its code comes, since whatever has been typed into it is there and nowhere else; only when
 * the server answers and yet has no such code (it was replaced meanwhile) is it given up.
 */
export async function loadFirstPage(load: () => Promise<void>, { isRendered }: { isRendered: boolean }) {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch {
      if (!isRendered || (tries >= patientTries && (await doesServerAnswer()))) return
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

async function doesServerAnswer(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
