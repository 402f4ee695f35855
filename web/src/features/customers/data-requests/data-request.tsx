/** One request about personal data, from the check of the identity to the answer and the proof. */
import {
  correctableFieldWords,
  dataRequestChannelWords,
  dataRequestKindWords,
  identityCheckWords,
} from '@kervan/domain/consents/data-requests.copy.ts'
import type { DataRequestDetail } from '@kervan/domain/customers/data-requests.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ConsentHistory } from '#features/consents/consent-history.tsx'
import { DataRequestActs } from '#features/customers/data-requests/data-request-acts.tsx'
import { DataRequestBadge } from '#features/customers/data-requests/data-request-badge.tsx'
import { applicantOf } from '#features/customers/data-requests/data-request-list.tsx'
import { DaysLeft } from '#features/customers/data-requests/days-left.tsx'
import { ErasureProofCard } from '#features/customers/data-requests/erasure-proof-card.tsx'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const lookAgainMs = 1_000

export function DataRequest({ id }: { id: string }) {
  const query = useQuery(
    api.customers.dataRequests.get.queryOptions({
      input: { id },
      refetchInterval: ({ state: { data } }) => (data?.erasing ? lookAgainMs : false),
    }),
  )
  const request = query.data
  useDocumentTitle(
    request ? `${dataRequestKindWords[request.kind]}: ${applicantOf(request)}` : 'Veri başvurusu',
  )
  if (request) return <Shown request={request} />
  if (!query.isError)
    return (
      <Loading className="flex max-w-5xl flex-col gap-4">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-60" />
      </Loading>
    )
  const { status } = toProblem(query.error)
  if (status !== 404 && status !== 400) return <LoadFailure title="Başvuru gösterilemedi" query={query} />
  return (
    <ErrorState
      title="Başvuru bulunamadı"
      message="Adres yanlış ya da başvuru artık yok."
      action={<LinkButton href="/staff/data-requests">Başvurulara git</LinkButton>}
    />
  )
}

function Shown({ request }: { request: DataRequestDetail }) {
  const { kind, channel, customer_id, person_email, note, answer, status, closed_by, closed_at } = request
  return (
    <div className="flex max-w-5xl flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <p className="text-13">
            <Link to="/staff/data-requests" className="link">
              Veri başvuruları
            </Link>
          </p>
          <h1 className="break-words text-22">
            {dataRequestKindWords[kind]}: {applicantOf(request)}
          </h1>
        </div>
        <DataRequestBadge request={request} />
      </header>
      <Card aria-label="Başvuru">
        <CardBody className="flex flex-col gap-4">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-14 md:grid-cols-4">
            <Fact name="Geldi">{formatDate(request.created_at)}</Fact>
            <Fact name="Yol">{dataRequestChannelWords[channel]}</Fact>
            <Fact name={status === 'open' ? 'Kalan süre' : 'Kapandı'}>
              <DaysLeft request={request} />
            </Fact>
            <Fact name="Son gün">{formatDate(request.due_at)}</Fact>
            <Fact name="Kayıt">
              {customer_id ? (
                <Link to={`/staff/customer-management/${customer_id}`} className="link">
                  Müşteriyi aç
                </Link>
              ) : (
                'Yok'
              )}
            </Fact>
            <Fact name="E-posta">{person_email || '–'}</Fact>
            <Fact name="Kimlik">
              <Identity request={request} />
            </Fact>
          </dl>
          {note && (
            <p className="measure whitespace-pre-line break-words text-14">
              <span className="text-muted">Başvuranın sözü: </span>
              {note}
            </p>
          )}
          {closed_at && answer && (
            <p className="measure whitespace-pre-line break-words text-14">
              <span className="text-muted">
                {status === 'refused' ? 'Ret gerekçesi' : 'Yanıt'}
                {closed_by && ` (${closed_by})`}:{' '}
              </span>
              {answer}
            </p>
          )}
          {closed_at && closed_by && !answer && (
            <p className="text-14 text-muted">
              {request.erasure ? 'Silen' : 'Kapatan'}: {closed_by}
            </p>
          )}
          <DataRequestActs request={request} />
        </CardBody>
      </Card>
      {request.corrections.length > 0 && <Corrections request={request} />}
      {request.erasure && <ErasureProofCard proof={request.erasure} />}
      {customer_id && (
        <Card aria-label="Onaylar">
          <CardHead title="Onaylar" />
          <CardBody>
            <ConsentHistory decisions={request.consents} empty="Bu kişi hiçbir konuda karar vermemiş." />
          </CardBody>
        </Card>
      )}
    </div>
  )
}

function Identity({ request }: { request: DataRequestDetail }) {
  const { identity_check, identity_checked_at, identity_checked_by, identity_note } = request
  if (!identity_check || !identity_checked_at) return <span className="text-delayed">Doğrulanmadı</span>
  return (
    <>
      {identityCheckWords[identity_check]}
      <span className="block text-13 text-muted">
        {[identity_checked_by, formatDateTime(identity_checked_at)].filter(Boolean).join(', ')}
      </span>
      {identity_note && <span className="block break-words text-13 text-muted">{identity_note}</span>}
    </>
  )
}

function Corrections({ request: { corrections } }: { request: DataRequestDetail }) {
  return (
    <Card aria-label="Düzeltilenler">
      <CardHead title="Düzeltilenler" />
      <ul className="divide-y divide-line">
        {corrections.map(({ field, before, after, at }) => (
          <li key={`${field}${at}`} className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-3 text-14 md:px-5">
            <span className="w-28 text-muted">{correctableFieldWords[field]}</span>
            <span className="min-w-0 flex-1 break-words">
              <del className="text-muted">{before || 'boş'}</del> →{' '}
              <ins className="no-underline">{after || 'boş'}</ins>
            </span>
            <span className="figures text-13 text-muted">{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
