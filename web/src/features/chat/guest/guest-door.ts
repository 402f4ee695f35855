/** Opens the panel of the public pages from elsewhere on the page, as an invitation does. */
const openers = new Set<() => void>()

export function onAskedToOpen(open: () => void): () => void {
  openers.add(open)
  return () => {
    openers.delete(open)
  }
}

/** Pages without the panel have nothing to open. */
export const mayOpenGuestPanel = (): boolean => openers.size > 0

export function openGuestPanel(): void {
  for (const open of openers) open()
}
