/** Shown while the server cannot be reached for the page's first data: retries a few times, then waits for the button. */
import { useEffect, useEffectEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorState } from '#spine/ui/error-state.tsx'

const waitsInSeconds = [1, 2, 4, 8, 15]

/** Fills the container until an attempt succeeds, and leaves it empty again. */
export function waitForServer<Facts>(container: Element, attempt: () => Promise<Facts>): Promise<Facts> {
  const root = createRoot(container)
  return new Promise((resolve) => {
    const tryOnce = async () => {
      const facts = await attempt()
      root.unmount()
      resolve(facts)
    }
    root.render(<UnreachableScreen tryOnce={tryOnce} />)
  })
}

function UnreachableScreen({ tryOnce }: { tryOnce: () => Promise<void> }) {
  const [failures, setFailures] = useState(0)
  const [trying, setTrying] = useState(false)
  const tryAgain = () => {
    if (trying) return
    setTrying(true)
    tryOnce().catch(() => {
      setTrying(false)
      setFailures((count) => count + 1)
    })
  }
  const tryByItself = useEffectEvent(tryAgain)
  useEffect(() => {
    document.title = 'Sunucuya ulaşılamadı'
  }, [])
  useEffect(() => {
    const wait = waitsInSeconds[failures]
    if (wait === undefined) return
    const timer = setTimeout(() => tryByItself(), wait * 1000)
    return () => clearTimeout(timer)
  }, [failures])
  return (
    <main className="grid flex-1 place-items-center">
      <ErrorState
        title="Sunucuya ulaşılamadı"
        message={
          failures < waitsInSeconds.length
            ? 'Sunucu yeniden başlıyor olabilir. Sayfa kendiliğinden yeniden deneniyor.'
            : 'Birkaç kez denendi, yanıt gelmedi. İnternetinizi kontrol edip yeniden deneyin.'
        }
        onRetry={tryAgain}
        retrying={trying}
      />
    </main>
  )
}
