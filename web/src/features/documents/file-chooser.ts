/** Opens the device's choice of files from a button. */
import { useRef } from 'react'

type OnFiles = (files: readonly File[]) => void

/** A hidden file input; `open` says who gets what is chosen. */
export function useFileChooser() {
  const input = useRef<HTMLInputElement>(null)
  const receiver = useRef<OnFiles>(undefined)
  return {
    open: (onFiles: OnFiles) => {
      receiver.current = onFiles
      input.current?.click()
    },
    input: {
      ref: input,
      type: 'file',
      tabIndex: -1,
      className: 'sr-only',
      onChange: ({ target }: { target: HTMLInputElement }) => {
        receiver.current?.([...(target.files ?? [])])
        // The same file may be chosen again after it was removed.
        target.value = ''
      },
    },
  } as const
}
