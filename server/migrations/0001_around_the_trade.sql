CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"sector" text NOT NULL,
	"company" text NOT NULL,
	"cuit" text
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"reason" text,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "withdrawals_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "completed_sales" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_type" text DEFAULT 'individuo' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "premium_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_sales" ADD CONSTRAINT "completed_sales_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree (("resolved_at" is not null),"id");--> statement-breakpoint
CREATE INDEX "withdrawals_of_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "completed_sales_of_seller" ON "completed_sales" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "users_premium_end" ON "users" USING btree ("premium_until") WHERE "users"."premium_until" is not null;--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_of_member_newest" ON "products" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("id") WHERE not "products"."is_visible";--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","id") WHERE "users"."role" <> 'user';--> statement-breakpoint
UPDATE "users" SET "folded" = lower("name" || ' ' || "email") WHERE "deleted_at" is null;--> statement-breakpoint
INSERT INTO "completed_sales" ("order_id", "seller_id", "completed_at") SELECT "id", "seller_id", "completed_at" FROM "orders" WHERE "completed_at" is not null;
