/** The key that a rule's webhooks are signed with, for whoever writes the receiver. Fetched only when somebody asks to see it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'

export function SecretCard({ ruleId }: { ruleId: string }) {
  const [isWanted, setWanted] = useState(false)
  const query = useQuery({
    ...api.automations.webhooks.secret.queryOptions({ input: { id: ruleId } }),
    enabled: isWanted,
  })
  return (
    <Card aria-label="Webhook imzası">
      <CardHead title="Webhook imzası" />
      <CardBody className="flex flex-col gap-2">
        <p className="text-13 text-muted">
          Alıcı, <code>Kervan-Signature</code> başlığındaki <code>v1</code> değerini bu anahtarla denetler:
          zaman, nokta ve gövdenin HMAC-SHA256 özeti. <code>Kervan-Delivery</code> yinelenen gönderimlerde
          aynıdır.
        </p>
        {query.data ? (
          <p className="flex min-w-0 items-center gap-2">
            <code className="min-w-0 break-all text-13">{query.data.secret}</code>
            <CopyButton text={query.data.secret} label="Anahtarı kopyala" />
          </p>
        ) : (
          <Button
            size="sm"
            className="self-start"
            busy={query.isFetching}
            onClick={() => (isWanted ? void query.refetch() : setWanted(true))}
          >
            Anahtarı göster
          </Button>
        )}
        <p role="alert" className="text-13 text-danger empty:hidden">
          {query.isError ? toProblem(query.error).message : ''}
        </p>
      </CardBody>
    </Card>
  )
}
