/** A thin bar while the browser is offline; what has been loaded stays readable. */
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="bg-pending-fill px-4 py-1.5 text-center text-13 text-pending">
          Çevrimdışısınız. Gördükleriniz son alınan bilgilerdir; bağlantı gelince kendiliğinden yenilenir.
        </p>
      )}
    </div>
  )
}
