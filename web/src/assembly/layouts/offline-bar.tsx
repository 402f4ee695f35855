/** A thin bar while the server cannot be reached; what has been loaded stays readable. */
import { type Reach, useReach } from '#spine/api/offline-state.ts'

const words: Record<Exclude<Reach, 'online'>, string> = {
  'no-network': 'Çevrimdışısınız.',
  'no-server': 'Çevrimdışı: sunucuya ulaşılamıyor.',
}

export function OfflineBar() {
  const reach = useReach()
  return (
    <div role="status">
      {reach !== 'online' && (
        <p className="bg-pending-fill px-4 py-1.5 text-center text-13 text-pending">
          {words[reach]} Gördükleriniz son alınan bilgilerdir; bağlantı gelince kendiliğinden yenilenir.
        </p>
      )}
    </div>
  )
}
