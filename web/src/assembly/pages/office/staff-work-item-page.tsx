/** `/staff/work-queue/details/{id}`: a piece of work; to a customer's question, and to mail that came in, Luna drafts an answer. */
import { QuestionDraft } from '#features/luna/drafts/question-draft.tsx'
import { WorkItemPage } from '#features/workqueue/details/work-item-page.tsx'

export function StaffWorkItemPage() {
  return (
    <WorkItemPage
      help={({ id, kind, status, email, title }) =>
        (kind === 'question' || kind === 'inbound_mail') &&
        status === 'open' && (
          <QuestionDraft key={id} id={id} email={email} subject={title.replace(/^E-posta: /, '')} />
        )
      }
    />
  )
}
