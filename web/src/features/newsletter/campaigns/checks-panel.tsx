/** What is checked before sending, each with its state: the mail while it is written, and by the server what is saved of it. */
import { type CheckName, checkWords, type Finding } from '@kervan/domain/newsletter/check-mail.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { api } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'

type Props = {
  campaignId: string
  findings: readonly Finding[]
  isOpeningLinks: boolean
  /** Of what is saved; undefined while something is not. */
  version: number | undefined
  onGo: (blockId: string | null) => void
}

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const

export function ChecksPanel({ campaignId, findings, isOpeningLinks, version, onGo }: Props) {
  const server = useQuery({
    ...api.newsletter.campaigns.check.queryOptions({ input: { id: campaignId } }),
    enabled: version !== undefined,
  })
  const known = new Set(findings.map(({ message }) => message))
  const more = (server.data?.items ?? []).filter(({ message }) => !known.has(message))
  return (
    <Card aria-label="Denetim">
      <CardHead title="Göndermeden önce" />
      <ul className="divide-y divide-line">
        {(Object.keys(checkWords) as CheckName[]).map((name) => (
          <CheckLine
            key={name}
            name={checkWords[name]}
            waiting={name === 'links' && isOpeningLinks}
            findings={findings.filter(({ check }) => check === name)}
            onGo={onGo}
          />
        ))}
        <CheckLine
          name="Kaydedilmiş hâli"
          waiting={server.isFetching || version === undefined}
          findings={more.map(({ level, message }) => ({
            check: 'content',
            severity: level,
            message,
            blockId: null,
          }))}
        />
      </ul>
    </Card>
  )
}

type LineProps = {
  name: string
  findings: readonly Finding[]
  waiting?: boolean
  onGo?: (blockId: string | null) => void
}

function CheckLine({ name, findings, waiting = false, onGo }: LineProps) {
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3 text-14 md:px-5">
      <p className="flex items-center gap-2 font-medium">
        <StateIcon findings={findings} />
        {name}
        <span className="font-normal text-muted">
          {waiting ? 'bakılıyor…' : findings.length === 0 && 'sorun yok'}
        </span>
      </p>
      {findings.map(({ message, severity, blockId }) => (
        <p key={`${blockId} ${message}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-7">
          <span className={severity === 'error' ? 'text-danger' : 'text-pending'}>{message}</span>
          {onGo && blockId && (
            <Button size="sm" onClick={() => onGo(blockId)}>
              Bloğa git
            </Button>
          )}
        </p>
      ))}
    </li>
  )
}

function StateIcon({ findings }: { findings: readonly Finding[] }) {
  if (findings.some(({ severity }) => severity === 'error'))
    return <CircleAlert className="size-5 shrink-0 text-danger" {...icon} />
  if (findings.length > 0) return <TriangleAlert className="size-5 shrink-0 text-pending" {...icon} />
  return <CircleCheck className="size-5 shrink-0 text-approved" {...icon} />
}
