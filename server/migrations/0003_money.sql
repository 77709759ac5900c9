CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"photos" jsonb NOT NULL,
	"answer" text,
	"answer_photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text,
	"refunded_minor" bigint,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "claims_settled_or_not" CHECK (("claims"."outcome" is null) = ("claims"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"currency" text NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_key" UNIQUE NULLS NOT DISTINCT("kind","owner_id","currency"),
	CONSTRAINT "ledger_accounts_owned" CHECK (("ledger_accounts"."kind" in ('member', 'paying-out')) = ("ledger_accounts"."owner_id" is not null)),
	CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."kind" in ('outside', 'member', 'platform') or "ledger_accounts"."balance_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "ledger_entries_key" UNIQUE("transaction_id","line"),
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_holds" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"payee_id" uuid,
	"currency" text NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"released_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_holds_balanced" CHECK ("ledger_holds"."released_minor" >= 0 and "ledger_holds"."refunded_minor" >= 0 and "ledger_holds"."captured_minor" >= "ledger_holds"."released_minor" + "ledger_holds"."refunded_minor")
);
--> statement-breakpoint
CREATE TABLE "ledger_legs" (
	"reference" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "ledger_legs_key" UNIQUE("reference","account_id"),
	CONSTRAINT "ledger_legs_positive" CHECK ("ledger_legs"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reference" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_subject_key" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"destination" text NOT NULL,
	"holder" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payouts_amount_positive" CHECK ("payouts"."amount_minor" > 0),
	CONSTRAINT "payouts_settled_or_not" CHECK (("payouts"."status" = 'pedido') = ("payouts"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"amount_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_known";--> statement-breakpoint
DROP INDEX "payments_started";--> statement-breakpoint
ALTER TABLE "sandbox_charges" ALTER COLUMN "idempotency_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_minor" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_currency" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_ars_cents" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_payment_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_by" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refused_token" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payee_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_payee_id_users_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_legs" ADD CONSTRAINT "ledger_legs_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open_key" ON "claims" USING btree ("order_id") WHERE "claims"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "claims_of_order" ON "claims" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "claims_waiting" ON "claims" USING btree ("id") WHERE "claims"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "claims_settled" ON "claims" USING btree ("id") WHERE "claims"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_holds_open" ON "ledger_holds" USING btree ("payee_id") WHERE "ledger_holds"."captured_minor" > "ledger_holds"."released_minor" + "ledger_holds"."refunded_minor";--> statement-breakpoint
CREATE INDEX "ledger_transactions_of_reference" ON "ledger_transactions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_notices_received" ON "payment_notices" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payouts_of_member" ON "payouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payouts_waiting" ON "payouts" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'asked';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payee_id_users_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_key" ON "payments" USING btree ("provider","provider_id") WHERE "payments"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "sandbox_charges_of_reference" ON "sandbox_charges" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('reservada', 'pendiente', 'enviada', 'completada', 'cancelada', 'en disputa', 'reembolsada'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_within" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor");
--> statement-breakpoint
-- The balance of an account is the sum of its entries, whoever writes them.
CREATE FUNCTION ledger_entry_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE ledger_accounts SET balance_minor = balance_minor + NEW.amount_minor WHERE id = NEW.account_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_entry_counts AFTER INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_entry_counts();--> statement-breakpoint
-- Every transaction sums to zero, in one currency, when it commits.
CREATE FUNCTION ledger_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	total bigint;
	kinds integer;
BEGIN
	SELECT sum(e.amount_minor), count(DISTINCT a.currency) INTO total, kinds
		FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE e.transaction_id = NEW.transaction_id;
	IF total <> 0 OR kinds <> 1 THEN
		RAISE EXCEPTION 'ledger transaction % does not sum to zero in one currency', NEW.transaction_id USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sums_to_zero';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_sums_to_zero AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_sums_to_zero();--> statement-breakpoint
-- What was written stays as it was.
CREATE FUNCTION ledger_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_never_changes';
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_never_change BEFORE UPDATE OR DELETE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_never_changes();--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_change BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_never_changes();--> statement-breakpoint
-- Orders that were paid before there were books: what they brought in is held, or was paid out where they are complete.
UPDATE payments SET payee_id = orders.seller_id FROM orders WHERE orders.id = payments.reference;--> statement-breakpoint
UPDATE orders SET paid_by = (SELECT p.id FROM payments p WHERE p.reference = orders.id AND p.status = 'approved' ORDER BY p.created_at LIMIT 1) WHERE paid_at IS NOT NULL;--> statement-breakpoint
INSERT INTO ledger_accounts (id, kind, owner_id, currency)
	SELECT gen_random_uuid(), kind, NULL, currency FROM (SELECT DISTINCT currency FROM payments WHERE status = 'approved') c CROSS JOIN (VALUES ('outside'), ('held')) k(kind);--> statement-breakpoint
INSERT INTO ledger_accounts (id, kind, owner_id, currency)
	SELECT DISTINCT ON (o.seller_id, p.currency) gen_random_uuid(), 'member', o.seller_id, p.currency FROM payments p JOIN orders o ON o.paid_by = p.id WHERE o.status = 'completada';--> statement-breakpoint
INSERT INTO ledger_transactions (id, kind, subject, reference, created_at)
	SELECT gen_random_uuid(), 'capture', 'capture:' || id, reference, coalesce(settled_at, created_at) FROM payments WHERE status = 'approved';--> statement-breakpoint
INSERT INTO ledger_entries (transaction_id, line, account_id, amount_minor)
	SELECT t.id, l.line, a.id, l.sign * p.amount_minor FROM payments p JOIN ledger_transactions t ON t.subject = 'capture:' || p.id
	CROSS JOIN (VALUES (0, 'outside', -1), (1, 'held', 1)) l(line, kind, sign) JOIN ledger_accounts a ON a.kind = l.kind AND a.currency = p.currency WHERE p.amount_minor > 0;--> statement-breakpoint
INSERT INTO ledger_holds (reference, payee_id, currency, captured_minor)
	SELECT reference, payee_id, currency, sum(amount_minor) FROM payments WHERE status = 'approved' GROUP BY reference, payee_id, currency;--> statement-breakpoint
INSERT INTO ledger_transactions (id, kind, subject, reference, created_at)
	SELECT gen_random_uuid(), 'release', 'release:' || o.id || ':completed', o.id, coalesce(o.completed_at, o.paid_at) FROM orders o JOIN payments p ON p.id = o.paid_by WHERE o.status = 'completada';--> statement-breakpoint
INSERT INTO ledger_entries (transaction_id, line, account_id, amount_minor)
	SELECT t.id, l.line, a.id, l.sign * p.amount_minor FROM orders o JOIN payments p ON p.id = o.paid_by JOIN ledger_transactions t ON t.subject = 'release:' || o.id || ':completed'
	CROSS JOIN (VALUES (0, 'held', -1), (1, 'member', 1)) l(line, kind, sign)
	JOIN ledger_accounts a ON a.kind = l.kind AND a.currency = p.currency AND (a.owner_id = o.seller_id OR l.kind = 'held') WHERE p.amount_minor > 0;--> statement-breakpoint
UPDATE ledger_holds SET released_minor = captured_minor FROM orders o WHERE o.id = ledger_holds.reference AND o.status = 'completada';--> statement-breakpoint
INSERT INTO ledger_legs (reference, account_id, amount_minor)
	SELECT o.id, a.id, p.amount_minor FROM orders o JOIN payments p ON p.id = o.paid_by
	JOIN ledger_accounts a ON a.kind = 'member' AND a.owner_id = o.seller_id AND a.currency = p.currency WHERE o.status = 'completada';
