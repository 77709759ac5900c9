-- What is held was one row an order; it becomes one row a payment, worked out from the payments and refunds themselves.
CREATE TABLE "holds_before" AS SELECT * FROM "ledger_holds";--> statement-breakpoint
DELETE FROM "ledger_holds";--> statement-breakpoint
ALTER TABLE "ledger_holds" DROP CONSTRAINT "ledger_holds_pkey";--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD COLUMN "payment_id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
INSERT INTO "ledger_holds" ("payment_id", "reference", "payee_id", "currency", "captured_minor", "refunded_minor", "released_minor")
SELECT p.id, p.reference, p.payee_id, p.currency, p.amount_minor, p.refunded_minor + refunded.minor,
  -- Only the payment that paid the order was handed out; more than it brought in would have been another's, which the check of the books tells.
  CASE WHEN o.paid_by IS NULL OR o.paid_by = p.id THEN least(b.released_minor, p.amount_minor - p.refunded_minor - refunded.minor) ELSE 0 END
FROM "payments" p
JOIN "holds_before" b ON b.reference = p.reference
LEFT JOIN "orders" o ON o.id = p.reference
CROSS JOIN LATERAL (SELECT coalesce(sum(r.amount_minor), 0) AS minor FROM "refunds" r WHERE r.payment_id = p.id) refunded
WHERE p.status = 'approved';--> statement-breakpoint
DROP TABLE "holds_before";--> statement-breakpoint
ALTER TABLE "ledger_legs" DROP CONSTRAINT "ledger_legs_key";--> statement-breakpoint
ALTER TABLE "ledger_legs" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
UPDATE "ledger_legs" l SET "payment_id" = coalesce(
  (SELECT o.paid_by FROM "orders" o WHERE o.id = l.reference),
  (SELECT p.id FROM "payments" p WHERE p.reference = l.reference AND p.status = 'approved' ORDER BY p.id LIMIT 1));--> statement-breakpoint
ALTER TABLE "ledger_legs" ALTER COLUMN "payment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_legs" DROP COLUMN "reference";--> statement-breakpoint
ALTER TABLE "ledger_legs" ADD CONSTRAINT "ledger_legs_key" UNIQUE("payment_id","account_id");
