/** The browser's own offer to install the app, held until somebody presses the button for it. */
import { useSyncExternalStore } from 'react'

type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

let offered: InstallPrompt | null = null
let isInstalled = false
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
    tell()
  })
  window.addEventListener('appinstalled', () => {
    offered = null
    isInstalled = true
    tell()
  })
}

/** `ready`: a button can do it; `by-hand`: the browser has a menu for it; `installed`: this is its window, or it has just been made. */
export type InstallState = 'ready' | 'by-hand' | 'installed'

function state(): InstallState {
  if (isInstalled || matchMedia('(display-mode: standalone)').matches) return 'installed'
  return offered ? 'ready' : 'by-hand'
}

export function useInstallState(): InstallState {
  return useSyncExternalStore(subscribe, state, () => 'by-hand')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From a click. An offer can be taken or refused once. */
export async function install(): Promise<void> {
  const prompt = offered
  offered = null
  await prompt?.prompt()
  tell()
}
