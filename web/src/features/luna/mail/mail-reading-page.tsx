/** `/staff/mail-okuma`: a freight mail becomes a request. With `?work=` the mail is one that came in as work. */
import { longestMail } from '@kervan/domain/luna/mail-reading.contract.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { MailRequest } from '#features/luna/mail/mail-request.tsx'
import { type MailGiven, MailSource } from '#features/luna/mail/mail-source.tsx'
import { useParam } from '#spine/addresses/dialog-address.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function MailReadingPage() {
  useDocumentTitle('E-posta oku')
  const workId = useParam('work') ?? ''
  return (
    <div className="flex flex-col gap-4">
      <header>
        <h1 className="text-22">E-posta oku</h1>
        <p className="text-14 text-muted">
          Luna yük e-postasından talebi doldurur, neye dayandığını ve neyin eksik olduğunu gösterir.
        </p>
      </header>
      {workId ? <MailOfWork key={workId} id={workId} /> : <Reading initial="" workId="" />}
    </div>
  )
}

function MailOfWork({ id }: { id: string }) {
  const work = useQuery(api.workqueue.get.queryOptions({ input: { id }, staleTime: 60_000 }))
  if (work.data) return <Reading initial={work.data.description.slice(0, longestMail)} workId={id} />
  if (work.isError) return <LoadFailure title="E-posta gösterilemedi" query={work} />
  return (
    <Loading>
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  )
}

function Reading({ initial, workId }: { initial: string; workId: string }) {
  const [text, setText] = useState(initial)
  const [source, setSource] = useState(workId)
  const refine = useMutation({
    mutationFn: (given: MailGiven) => client.luna.mail.read({ ...given, refine: true }),
  })
  const read = useMutation({
    mutationFn: (given: MailGiven) => client.luna.mail.read({ ...given, refine: false }),
    onSuccess: (mail, given) => {
      // What a model adds comes later, or never; the form is there at once.
      if (mail.may_be_refined) refine.mutate(given)
    },
  })
  const readWork = useEffectEvent(() => {
    if (initial.trim() !== '') read.mutate({ text: initial })
  })
  useEffect(() => readWork(), [])
  const again = () => {
    setText('')
    // What is read next is another mail.
    setSource('')
    read.reset()
    refine.reset()
  }
  if (read.data)
    return (
      <MailRequest
        mail={read.data}
        later={refine.data}
        isSearching={refine.isPending}
        workId={source}
        onAgain={again}
      />
    )
  return (
    <MailSource
      text={text}
      onText={setText}
      onRead={(given) => read.mutate(given)}
      isReading={read.isPending}
      problem={read.error ? toProblem(read.error).message : ''}
    />
  )
}
