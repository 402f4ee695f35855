/** A thin bar when the server has a newer version than this page. Nothing happens before it is pressed: the page goes on with its own code. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useEffect, useState } from 'react'
import { isSupported, keepApp } from '#spine/offline/keep-app.ts'
import { Button } from '#spine/ui/button.tsx'

const askAgainMs = 3_600_000

type Props = { surface: Surface; isConnected: boolean }

export function VersionBar({ surface, isConnected }: Props) {
  const [isNewer, setNewer] = useState(false)
  const [isPutOff, setPutOff] = useState(false)
  useEffect(() => {
    // After a new start of the server it may be another one.
    if (!isConnected) return
    let left = false
    const ask = async () => {
      if (isSupported() && (await keepApp(surface)) === 'newer' && !left) setNewer(true)
    }
    const askQuietly = () => void ask().catch(() => undefined)
    askQuietly()
    const later = setInterval(askQuietly, askAgainMs)
    return () => {
      left = true
      clearInterval(later)
    }
  }, [surface, isConnected])
  return (
    <div role="status">
      {isNewer && !isPutOff && (
        <p className="print-hidden flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-sea-soft px-4 py-1.5 text-13 text-on-sea-soft">
          Yeni bir sürüm hazır. Elinizdeki işi bitirin; yenilediğinizde açılır.
          <span className="flex gap-2">
            <Button size="sm" onClick={() => location.reload()}>
              Yenile
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setPutOff(true)}>
              Sonra
            </Button>
          </span>
        </p>
      )}
    </div>
  )
}
