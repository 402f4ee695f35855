/** Invites customers who wait for a quote to turn on push messages. Shown until declined; the browser asks only after a yes. */
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { pushObstacleTexts, useDevicePush } from '#features/notifications/use-device-push.ts'
import { readStored, writeStored } from '#spine/drafts/browser-storage.ts'
import { Button } from '#spine/ui/button.tsx'

const key = 'kervan-push-declined'

export function PushInvitation() {
  const { state, busy, turn } = useDevicePush()
  const [hasAccepted, setHasAccepted] = useState(false)
  const [declined, setDeclined] = useState(() => readStored(key) !== null)
  const decline = () => {
    writeStored(key, new Date().toISOString())
    setDeclined(true)
  }
  const obstacle = hasAccepted && state ? pushObstacleTexts[state] : undefined
  if (declined || !state || (state !== 'off' && !obstacle)) return null
  return (
    <section
      aria-label="Tarayıcı bildirimi"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card px-4 py-3 md:px-5"
    >
      <BellRing className="size-5 shrink-0 text-sea" strokeWidth={1.75} aria-hidden />
      <p role="status" className="min-w-0 flex-1 text-14">
        <span className="block font-medium">Teklif hazır olunca haber verelim</span>
        <span className="block text-muted">
          {obstacle ?? 'Sayfa kapalıyken de bu cihaza bildirim gelir.'}
        </span>
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
        <Button variant="ghost" size="sm" onClick={decline}>
          {obstacle ? 'Kapat' : 'Şimdi değil'}
        </Button>
        {!obstacle && (
          <Button
            size="sm"
            busy={busy}
            busyLabel="Açılıyor"
            onClick={() => {
              setHasAccepted(true)
              void turn(true)
            }}
          >
            Haber ver
          </Button>
        )}
      </div>
    </section>
  )
}
