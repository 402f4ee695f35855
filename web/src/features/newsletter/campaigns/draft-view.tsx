/** A draft: written on the left, seen on the right; its recipients, text part and checks beside it. */

import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { checkMail, mayBeSent } from '@kervan/domain/newsletter/check-mail.ts'
import { renderMail } from '@kervan/domain/newsletter/render-mail.ts'
import { Redo2, Send, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Audience } from '#features/newsletter/campaigns/audience.tsx'
import { CampaignHead } from '#features/newsletter/campaigns/campaign-head.tsx'
import { CampaignStatusBadge } from '#features/newsletter/campaigns/campaign-status-badge.tsx'
import { ChecksPanel } from '#features/newsletter/campaigns/checks-panel.tsx'
import { ConflictNotice } from '#features/newsletter/campaigns/conflict-notice.tsx'
import { DeletedNotice } from '#features/newsletter/campaigns/deleted-notice.tsx'
import { DraftMenu } from '#features/newsletter/campaigns/draft-menu.tsx'
import { DraftSettings } from '#features/newsletter/campaigns/draft-settings.tsx'
import { SendDialog } from '#features/newsletter/campaigns/send-dialog.tsx'
import { TestDialog } from '#features/newsletter/campaigns/test-dialog.tsx'
import { TextPart } from '#features/newsletter/campaigns/text-part.tsx'
import { useMailIdentity } from '#features/newsletter/campaigns/use-mail-identity.ts'
import { useOpenedLinks } from '#features/newsletter/campaigns/use-opened-links.ts'
import { useSaveDraft } from '#features/newsletter/campaigns/use-save-draft.ts'
import { BlockEditor } from '#features/newsletter/editor/block-editor.tsx'
import { useCampaignDraft } from '#features/newsletter/editor/campaign-draft.ts'
import { exampleContext } from '#features/newsletter/editor/example-context.ts'
import { MailPreview } from '#features/newsletter/editor/mail-preview.tsx'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { AutosaveIndicator } from '#spine/drafts/autosave-indicator.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'

const parts = {
  write: 'Yaz',
  preview: 'Önizle',
  text: 'Düz metin',
  audience: 'Alıcılar',
  checks: 'Denetim',
} as const
type Part = keyof typeof parts

type Props = { campaign: CampaignDetail; isDeleted: boolean }

export function DraftView({ campaign, isDeleted }: Props) {
  const editor = useCampaignDraft(campaign)
  const saving = useSaveDraft(campaign, editor, isDeleted)
  const identity = useMailIdentity()
  const { draft } = editor
  const shown = useDeferredValue(draft)
  const findings = useMemo(
    () =>
      identity
        ? checkMail({
            document: shown.document,
            subject: shown.subject,
            preheader: shown.preheader,
            editedText: shown.text_override,
            company: identity,
          })
        : [],
    [shown, identity],
  )
  const mail = useMemo(
    () => identity && renderMail(shown.document, exampleContext(shown, identity)),
    [shown, identity],
  )
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = useParam('part') ?? ''
  const part: Part = Object.hasOwn(parts, asked) ? (asked as Part) : 'write'
  const [isSending, isTesting] = [useParam('send') === '1', useParam('test') === '1']
  const opened = useOpenedLinks(shown.document, part === 'checks' || isSending)
  const close = useCloseDialog('send', 'test')
  const open = (name: string) =>
    void navigate(
      { search: withParams(search, { [name]: '1' }) },
      { state: openedHere, preventScrollReset: true },
    )
  const goTo = (blockId: string | null) => {
    void navigate({ search: withParams(search, { part: null, send: null }) }, { replace: true })
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const target = blockId
          ? document.querySelector<HTMLElement>(
              `#block-${blockId} :is(input:not([type=file]), textarea, [contenteditable])`,
            )
          : document.getElementById('campaign-settings')?.querySelector<HTMLElement>('input')
        target?.focus()
      }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) editor.redo()
    else editor.undo()
  }
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const preview = mail && <MailPreview html={mail.html} subject={mail.subject} preheader={draft.preheader} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields inside
    <div className="flex flex-col gap-4" onKeyDown={onKeyDown}>
      <CampaignHead
        title={draft.title || 'Adsız kampanya'}
        badge={
          isDeleted ? null : campaign.is_template ? (
            <span className="text-13 text-muted">Şablon</span>
          ) : (
            <CampaignStatusBadge status={campaign.status} />
          )
        }
        note={
          !isDeleted && <AutosaveIndicator state={saving.state} onRetry={saving.retry} what="Kampanyayı" />
        }
      >
        <IconButton label="Geri al (Ctrl Z)" disabled={!editor.canUndo} onClick={editor.undo}>
          <Undo2 strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label="Yinele (Ctrl Y)" disabled={!editor.canRedo} onClick={editor.redo}>
          <Redo2 strokeWidth={1.75} aria-hidden />
        </IconButton>
        {!isDeleted && (
          <>
            <DraftMenu campaign={campaign} />
            <Button onClick={() => open('test')}>Deneme gönder</Button>
          </>
        )}
        {!isDeleted && !campaign.is_template && (
          <Button variant="next" onClick={() => open('send')}>
            <Send strokeWidth={1.75} aria-hidden />
            Gönder
          </Button>
        )}
      </CampaignHead>
      {isDeleted && <DeletedNotice draft={draft} isTemplate={campaign.is_template} />}
      {saving.conflict && !isDeleted && <ConflictNotice saving={saving} conflict={saving.conflict} />}
      {saving.problem && !saving.conflict && !isDeleted && (
        <Alert title="Kaydedilemedi">{saving.problem}</Alert>
      )}
      <FilterChips
        label="Bölüm"
        chips={(Object.keys(parts) as Part[]).map((key) => ({
          key,
          label: parts[key],
          count: key === 'checks' && errors > 0 ? errors : undefined,
          urgent: true,
          search: withParams(search, { part: key === 'write' ? null : key }),
          current: key === part,
        }))}
      />
      {part === 'write' && (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <DraftSettings editor={editor} />
            <Card aria-label="İçerik">
              <CardHead title="İçerik" />
              <BlockEditor editor={editor} />
            </Card>
          </div>
          <Card
            aria-label="Önizleme"
            className="sticky top-0 max-h-[calc(100dvh-6rem)] overflow-y-auto max-xl:hidden"
          >
            <CardBody>{preview}</CardBody>
          </Card>
        </div>
      )}
      {part === 'preview' && (
        <Card aria-label="Önizleme">
          <CardBody>{preview}</CardBody>
        </Card>
      )}
      {part === 'text' && <TextPart editor={editor} identity={identity} />}
      {part === 'audience' && <Audience editor={editor} />}
      {part === 'checks' && (
        <ChecksPanel
          campaignId={campaign.id}
          findings={[...findings, ...opened.findings]}
          isOpeningLinks={opened.isOpening}
          version={saving.savedVersion}
          onGo={goTo}
        />
      )}
      {isTesting && !isDeleted && (
        <TestDialog campaign={campaign} isSaved={saving.savedVersion !== undefined} onClose={close} />
      )}
      {isSending && !isDeleted && !campaign.is_template && (
        <SendDialog
          campaign={campaign}
          draft={draft}
          version={saving.savedVersion}
          isReady={mayBeSent(findings)}
          deadLinks={opened.findings}
          onClose={close}
        />
      )}
    </div>
  )
}
