/** Pictures from a driver's phone, as of the goods or the signed paper: they wait on the phone until the server has them. */
import type { driverProblems } from '@kervan/domain/tracking/driver-link.ts'
import { Camera, LoaderCircle } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  addPhoto,
  removePhoto,
  type WaitingPhoto,
  waitingPhotos,
} from '#features/tracking/driver-photo-store.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { sendFile } from '#spine/api/send-file.ts'
import { Button } from '#spine/ui/button.tsx'

const againMs = 15_000
/** What the server takes; with these a phone turns its own format into one of them. */
const accepted = 'image/jpeg,image/png,image/gif'

export function DriverPhotos({ token }: { token: string }) {
  const chooser = useRef<HTMLInputElement>(null)
  const { waiting, sent, problems, isSending, add } = useDriverPhotos(token)
  return (
    <section aria-label="Fotoğraflar" className="flex flex-col gap-2">
      <input
        ref={chooser}
        type="file"
        accept={accepted}
        capture="environment"
        multiple
        hidden
        data-testid="driver-photo"
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button className="h-16! w-full text-16!" onClick={() => chooser.current?.click()}>
        <Camera className="size-5" strokeWidth={1.75} aria-hidden />
        Fotoğraf gönder
      </Button>
      <div role="status" className="flex flex-col gap-1 text-14 text-muted">
        {waiting > 0 && (
          <p className="flex items-center gap-2">
            {isSending && <LoaderCircle className="size-4 animate-spin" aria-hidden />}
            {isSending
              ? `${waiting} fotoğraf gönderiliyor…`
              : `${waiting} fotoğraf telefonda bekliyor; bağlantı gelince gönderilir.`}
          </p>
        )}
        {sent > 0 && <p>{sent} fotoğraf operasyon ekibine ulaştı.</p>}
        {problems.map((problem) => (
          <p key={problem} className="text-rejected">
            {problem}
          </p>
        ))}
      </div>
    </section>
  )
}

function useDriverPhotos(token: string) {
  const [state, setState] = useState({ waiting: 0, sent: 0, problems: [] as string[], isSending: false })
  const isBusy = useRef(false)

  /** One after the other; what did not arrive is tried again later, what the server will never take is named and dropped. */
  const send = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const photos = await waitingPhotos(token)
      for (const [done, photo] of photos.entries()) {
        setState((known) => ({ ...known, waiting: photos.length - done, isSending: true }))
        const answer = await sendPhoto(photo)
        if ('problem' in answer && !isRefusedForGood(answer)) break
        await removePhoto(photo.id)
        const problem = 'problem' in answer ? `${photo.file.name}: ${answer.problem}` : undefined
        setState((known) => ({
          ...known,
          sent: known.sent + (problem ? 0 : 1),
          problems: problem ? [...new Set([...known.problems, problem])] : known.problems,
        }))
      }
    } finally {
      isBusy.current = false
      const left = (await waitingPhotos(token)).length
      setState((known) => ({ ...known, waiting: left, isSending: false }))
    }
  }, [token])

  useEffect(() => {
    void send()
    const timer = setInterval(() => void send(), againMs)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [send])

  async function add(files: readonly File[]) {
    const takenAt = Date.now()
    for (const [at, file] of files.entries())
      await addPhoto({ id: randomKey(), token, takenAt: takenAt + at, file })
    setState((known) => ({ ...known, waiting: known.waiting + files.length, problems: [] }))
    await send()
  }
  return { ...state, add }
}

/** No other try could send it: the file will never be taken, or nothing more for this shipment. */
const isRefusedForGood = ({ isFinal, code }: { isFinal?: boolean; code?: string | undefined }): boolean =>
  isFinal === true || code === ('PHOTOS_FULL' satisfies keyof typeof driverProblems)

const sendPhoto = ({ id, token, file }: WaitingPhoto) =>
  sendFile(file, {
    address: '/api/driver-photos',
    idempotencyKey: id,
    headers: { 'x-driver-token': token },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
