/** Loads the app into a rendered page, again after a failure; queues what is pressed meanwhile, and says so when the app does not come. */
import { pageCodeFailed } from '#assembly/pages/site/hydrate-on-interaction/hydration-events.ts'
import { queueInteractions } from '#assembly/pages/site/hydrate-on-interaction/queued-interactions.ts'
import { hideStatus, showStatus } from '#assembly/pages/site/hydrate-on-interaction/status-line.ts'
import { captured, untilHydrated } from '#assembly/pages/site/hydrate-on-interaction/until-hydrated.ts'

const pauseMs = 2_000
const words = {
  unreachable: 'Bağlantı kurulamadı. Yazdıklarınız duruyor; bağlantı gelince devam edilecek.',
  replaced: 'Bu sayfanın yeni sürümü yayında. Yazdıklarınızı kopyalayıp sayfayı yenileyin.',
}

/** Takes the address of the app; answers with the function that loads it. */
export function prepareApp(app: string): () => void {
  let loading = false
  let failures = 0

  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  const load = () => {
    if (loading) return
    loading = true
    parsed
      .then(() => import(/* @vite-ignore */ app))
      .catch(() => {
        loading = false
        setTimeout(load, pauseMs)
        void report()
      })
  }
  const report = async () => {
    failures++
    if (!queue.isAwaited() || (failures < 2 && navigator.onLine)) return
    const replaced = await isGone(app)
    if (!untilHydrated.aborted) showStatus(replaced ? words.replaced : words.unreachable)
  }
  const queue = queueInteractions(load)
  addEventListener(pageCodeFailed, () => void report())
  addEventListener('online', () => failures > 0 && load(), captured)
  untilHydrated.addEventListener('abort', () => {
    hideStatus()
    void queue.replay()
  })
  return load
}

/** The server answers, and does not have the file: a newer version of the site is out. */
async function isGone(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  )
}
