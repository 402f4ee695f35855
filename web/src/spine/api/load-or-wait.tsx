/** Parts of a page whose code is loaded when they are first shown. Without a network a part says so, and opens by itself when the network is back. */
import { WifiOff } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { isServerReachable } from '#spine/api/is-server-reachable.ts'
import { loadPatiently } from '#spine/api/load-patiently.ts'
import { showWhileLoading } from '#spine/ui/loading-line.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** For `lazy`, in the place of the part. */
export function loadView<Props extends object>(load: Load<Props>) {
  return loadOrWait(load, MissingView)
}

/** For `lazy`: a dialog has no place yet, so a line floats over the page. */
export function loadDialog<Props extends object>(load: Load<Props>) {
  return loadOrWait(load, MissingDialog)
}

async function loadOrWait<Props extends object>(load: Load<Props>, Notice: ComponentType) {
  try {
    return { default: await showWhileLoading(load()) }
  } catch {
    if (await isServerReachable()) return { default: await load() }
    return { default: waitFor(load, Notice) }
  }
}

function waitFor<Props extends object>(load: Load<Props>, Notice: ComponentType): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let loaded: ComponentType<Props> | undefined
  return function Waiting(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      let left = false
      const show = (part: () => ComponentType<Props>) => !left && setPart(part)
      loading ??= loadPatiently(load)
      loading.then(
        (part) => {
          loaded = part
          show(() => part)
        },
        // Thrown while rendering, for the error screen.
        (error) =>
          show(() => {
            throw error
          }),
      )
      return () => {
        left = true
      }
    }, [Part])
    return Part ? <Part {...props} /> : <Notice />
  }
}

function MissingView() {
  return (
    <div role="status" className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      <WifiOff className="size-5 text-pending" strokeWidth={1.75} aria-hidden />
      <p className="font-medium">İnternet bağlantısı yok</p>
      <p className="max-w-96 text-14 text-muted">
        Bu sayfa henüz yüklenmedi. Bağlantı gelince kendiliğinden açılır; menüden daha önce açtığınız
        sayfalara dönebilirsiniz.
      </p>
    </div>
  )
}

function MissingDialog() {
  return (
    <p role="status" className="status-line">
      İnternet bağlantısı yok. Pencere bağlantı gelince açılacak; sayfa olduğu gibi duruyor.
    </p>
  )
}
