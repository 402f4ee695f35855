/** Brings the app to a rendered page however bad the line, holds what is done meanwhile, and says so when it does not come. */
import { pageLate } from '#assembly/pages/site/waking/app-news.ts'
import { hideLine, showLine } from '#assembly/pages/site/waking/foot-line.ts'
import { holdActs } from '#assembly/pages/site/waking/held-acts.ts'
import { captured, untilTakenOver } from '#assembly/pages/site/waking/until-taken-over.ts'

const pauseMs = 2_000
const words = {
  unreachable: 'Bağlantı kurulamadı. Yazdıklarınız duruyor; bağlantı gelince devam edilecek.',
  replaced: 'Bu sayfanın yeni sürümü yayında. Yazdıklarınızı kopyalayıp sayfayı yenileyin.',
}

/** Takes the app's address, and how to load it where the document does not do so by itself. Answers with the way to load it. */
export function bringApp(load?: { app: string; run: () => Promise<unknown> }): () => void {
  let loading = !load
  let failures = 0

  const address = () =>
    load?.app ?? document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
  const bring = () => {
    if (loading) return
    loading = true
    const loaded = load ? load.run() : import(/* @vite-ignore */ address())
    loaded.catch(failed)
  }
  const failed = () => {
    loading = false
    // A page that sleeps tries again at the next sign; whoever waits for an answer is not left to themselves.
    if (!load || acts.areAwaited()) setTimeout(bring, pauseMs)
    void tell()
  }
  const tell = async () => {
    failures++
    if (!acts.areAwaited() || (failures < 2 && navigator.onLine)) return
    const replaced = await isGone(address())
    if (!untilTakenOver.aborted) showLine(replaced ? words.replaced : words.unreachable)
  }
  const acts = holdActs(bring)
  addEventListener(pageLate, () => void tell())
  addEventListener('online', () => failures > 0 && bring(), captured)
  // The document's own script has not come.
  addEventListener(
    'error',
    ({ target }) => !load && target instanceof HTMLScriptElement && failed(),
    captured,
  )
  untilTakenOver.addEventListener('abort', () => {
    hideLine()
    void acts.release()
  })
  return bring
}

/** Answered, and not there: the server has another edition by now. */
async function isGone(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  )
}
