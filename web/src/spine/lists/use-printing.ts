/** Whether the page is being printed: then everything that is loaded is on it. */
import { useSyncExternalStore } from 'react'

let isPrinting = false

export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting)
}

/** Changes of an external store are rendered at once, so before the browser takes its picture of the page. */
function subscribe(listener: () => void): () => void {
  const print = matchMedia('print')
  const follow = (printing: boolean) => {
    isPrinting = printing
    listener()
  }
  const begin = () => follow(true)
  const end = () => follow(false)
  const change = () => follow(print.matches)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  print.addEventListener('change', change)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    print.removeEventListener('change', change)
  }
}
