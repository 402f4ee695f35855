ALTER TABLE "requests" ADD COLUMN "revision_requested_at" timestamptz;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "revision_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Until now a revision was written over the notes of staff: 'Müşteri revize talep etti', then perhaps ': ' and the customer's words.
update requests r set
  revision_requested_at = coalesce(
    (select max(q.answered_at) from quotes q where q.request_id = r.id and q.status = 'revision_requested'),
    r.customer_response_at,
    r.updated_at
  ),
  revision_note = substr(r.staff_notes, length('Müşteri revize talep etti: ') + 1),
  staff_notes = ''
where r.staff_notes = 'Müşteri revize talep etti' or starts_with(r.staff_notes, 'Müşteri revize talep etti: ');
