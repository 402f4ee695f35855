/** One subscriber: what was agreed to and how that is proved, and which mails were received. */

import {
  consentAnswerWords,
  consentSourceWords,
  recipientTypeWords,
  subscriberLanguageWords,
  subscriptionSourceWords,
  suppressionWords,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import type { SubscriberDetail } from '@kervan/domain/newsletter/subscribers.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { campaignAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { ConsentText } from '#features/newsletter/subscribers/consent-text.tsx'
import { SubscriberActs } from '#features/newsletter/subscribers/subscriber-acts.tsx'
import { SubscriberStatusBadge } from '#features/newsletter/subscribers/subscriber-status-badge.tsx'
import { api } from '#spine/api/api.ts'
import { DetailPanel } from '#spine/api/detail-panel.tsx'

export function SubscriberPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const subscriber = useQuery(api.newsletter.subscribers.get.queryOptions({ input: { id } }))
  return (
    <DetailPanel
      kind="Abone"
      record={subscriber.data}
      query={subscriber}
      title={({ email }) => email}
      actions={(shown) => <SubscriberActs subscriber={shown} />}
      onClose={onClose}
    >
      {(shown) => <Details subscriber={shown} />}
    </DetailPanel>
  )
}

function Details({ subscriber }: { subscriber: SubscriberDetail }) {
  const { status, name, suppression, measuring, measuring_at, measuring_version, consents, mails } =
    subscriber
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-2">
        <SubscriberStatusBadge status={status} />
        {suppression && <span className="text-danger">{suppressionWords[suppression]}</span>}
      </div>
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        {name && <Fact name="Ad">{name}</Fact>}
        <Fact name="Kayıt">{formatDateTime(subscriber.subscription_date)}</Fact>
        {subscriber.confirmed_at && <Fact name="Doğruladı">{formatDateTime(subscriber.confirmed_at)}</Fact>}
        {subscriber.unsubscribed_at && (
          <Fact name="Ayrıldı">{formatDateTime(subscriber.unsubscribed_at)}</Fact>
        )}
        <Fact name="Kaynak">{subscriptionSourceWords[subscriber.subscription_source]}</Fact>
        <Fact name="Dil">{subscriberLanguageWords[subscriber.language]}</Fact>
        <Fact name="Alıcı türü">{recipientTypeWords[subscriber.recipient_type]}</Fact>
        <Fact name="Ölçüm">
          {[
            measuring ? 'Açma ve tıklamaya izin verdi' : 'İzni yok, ölçülmüyor',
            measuring_at && formatDateTime(measuring_at),
          ]
            .filter(Boolean)
            .join(' · ')}
          {measuring_version && (
            <>
              {' · metin '}
              <ConsentText version={measuring_version} part="measuring" />
            </>
          )}
        </Fact>
        <Fact name="İlgi">
          {`${formatCount(subscriber.email_open_count)} açma, ${formatCount(subscriber.email_click_count)} tıklama`}
        </Fact>
      </dl>
      <Section title="Onay ve retler">
        {consents.length === 0 ? (
          <p className="text-muted">Onay ya da ret kaydı yok.</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {consents.map((consent) => (
              <li key={consent.id} className="border-line border-l-2 pl-3">
                <p className="font-medium">
                  {`${consentAnswerWords[consent.answer]} · ${formatDateTime(consent.at)}`}
                </p>
                <p className="text-muted">
                  {[consentSourceWords[consent.source], consent.note].filter(Boolean).join(' · ')}
                  {consent.text_version && (
                    <>
                      {' · metin '}
                      <ConsentText version={consent.text_version} />
                    </>
                  )}
                </p>
                <RegistryLine consent={consent} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Aldığı son e-postalar">
        {mails.length === 0 ? (
          <p className="text-muted">Henüz kampanya almadı.</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {mails.map(({ campaign_id, title, sent_at, opened_at, clicked_at }) => (
              <li key={campaign_id}>
                <Link to={campaignAddress(campaign_id)} className="link break-words">
                  {title}
                </Link>
                <p className="text-13 text-muted">
                  {[
                    sent_at ? formatDateTime(sent_at) : 'gönderilmedi',
                    opened_at && 'açtı',
                    clicked_at && 'tıkladı',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

function RegistryLine({ consent }: { consent: SubscriberDetail['consents'][number] }) {
  const { registry_due_at, registry_loaded_at } = consent
  if (registry_loaded_at)
    return <p className="text-13 text-muted">{`İYS’ye işlendi: ${formatDateTime(registry_loaded_at)}`}</p>
  if (!registry_due_at)
    return (
      <p className="text-13 text-muted">
        {consent.answer === 'RET'
          ? 'İYS’ye bildirilmez: adresin orada ilk kaydı ret olamaz.'
          : 'İYS’ye bildirilmez: adresin onayı orada zaten var.'}
      </p>
    )
  const isLate = Date.parse(registry_due_at) < Date.now()
  return (
    <p className={isLate ? 'text-13 text-danger' : 'text-13 text-pending'}>
      {`İYS’ye en geç ${formatDateTime(registry_due_at)} işlenmeli${isLate ? '; süresi geçti' : ''}`}
    </p>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-14">{title}</h3>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}
