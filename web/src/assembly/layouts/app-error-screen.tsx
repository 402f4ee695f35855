/** The last-resort error screen, "Uygulama Hatası": tries to recover by itself, and offers to reload or to clear the cache. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { chooseRecovery, softReloadDelay } from '#assembly/layouts/error-recovery.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { isServerReachable } from '#spine/api/is-server-reachable.ts'
import { resetDevice } from '#spine/offline/reset-device.ts'
import { Button } from '#spine/ui/button.tsx'
import { RouteMark } from '#spine/ui/route-line.tsx'

const reloadedKey = 'kervan-reloaded-after-error'
let softReloads = 0

export function AppErrorScreen() {
  useDocumentTitle('Uygulama Hatası')
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [isRecovering, setIsRecovering] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const recover = async () => {
      const reachable = await isServerReachable()
      const recovery = chooseRecovery(error, { reloaded: wasReloaded(), softReloads, reachable })
      if (left || recovery === 'stay') return
      if (recovery === 'reload') return void (rememberReload() && location.reload())
      setIsRecovering(true)
      timer = setTimeout(() => {
        if (reachable) softReloads += 1
        // Navigating to the current address makes the router drop its error boundary and render the page again.
        void navigate({ pathname, search, hash }, { replace: true })
      }, softReloadDelay)
    }
    void recover()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [error, navigate, pathname, search, hash])

  return (
    <main
      className="mx-auto flex w-full max-w-lg flex-1 flex-col justify-center gap-5 px-5 py-16"
      role="alert"
    >
      <RouteMark />
      <h1 className="text-28">Uygulama Hatası</h1>
      <p className="measure text-muted">
        Bu sayfa beklenmedik biçimde durdu. Kaydettikleriniz güvende; kaydetmedikleriniz kaybolmuş olabilir.
        Sayfayı yenileyin; sorun sürerse önbelleği temizleyin.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="next" onClick={() => location.reload()}>
          Sayfayı yenile
        </Button>
        <Button onClick={clearEverything}>Önbelleği temizle</Button>
      </div>
      <p className="text-13 text-muted" role="status">
        {isRecovering ? 'Sayfa iki saniye içinde kendiliğinden yeniden açılacak.' : ''}
      </p>
      <details className="text-13 text-muted">
        <summary>Ayrıntı</summary>
        <code className="mt-2 block break-words font-mono text-12">{describe(error)}</code>
      </details>
    </main>
  )
}

function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem(reloadedKey) !== null
  } catch {
    return true
  }
}

/** Without storage there must be no reload, or it would repeat forever. */
function rememberReload(): boolean {
  try {
    sessionStorage.setItem(reloadedKey, new Date().toISOString())
    return true
  } catch {
    return false
  }
}

async function clearEverything(): Promise<void> {
  await resetDevice()
  location.reload()
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'Bilinmeyen hata'
}
