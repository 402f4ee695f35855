/** Waits for a while; less where the browser is online again before that. */
export function untilOnline(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, atMostMs)
    addEventListener('online', end)
  })
}
