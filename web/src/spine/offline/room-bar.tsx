/** A thin bar where the browser has no room: what is not kept on this device, and where room can be made. */
import { useState } from 'react'
import { type Keepable, useMissingRoom } from '#spine/drafts/storage-room.ts'
import { Button } from '#spine/ui/button.tsx'

const words: Record<Keepable, string> = {
  drafts: 'yazdığınız taslaklar (yalnızca bu sayfa açıkken durur)',
  lists: 'son gördüğünüz listeler',
  app: 'ağ yokken açılan uygulama',
}
const inOrder = Object.keys(words) as Keepable[]

export function RoomBar() {
  const missing = useMissingRoom()
  const [read, setRead] = useState(0)
  return (
    <div role="status">
      {missing.length > read && (
        <p className="print-hidden flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-pending-fill px-4 py-1.5 text-13 text-pending">
          <span>
            Bu cihazda yer kalmadı. Saklanmayanlar:{' '}
            {inOrder
              .filter((part) => missing.includes(part))
              .map((part) => words[part])
              .join(', ')}
            . Çalışmaya devam edebilirsiniz.
          </span>
          <span className="flex items-center gap-3">
            {/* Beside this page, which alone still has what could not be stored. */}
            <a
              href="/desktop-indir#cihaz"
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4"
            >
              Yer açın
            </a>
            <Button size="sm" variant="ghost" onClick={() => setRead(missing.length)}>
              Tamam
            </Button>
          </span>
        </p>
      )}
    </div>
  )
}
