CREATE TABLE "resale_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reseller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"permille" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "resale_links_key" UNIQUE("reseller_id","product_id"),
	CONSTRAINT "resale_links_commission" CHECK ("resale_links"."permille" between 50 and 300)
);
--> statement-breakpoint
CREATE TABLE "resale_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"reseller_id" uuid NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_phone" text,
	"buyer_id" uuid,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"validated_at" timestamp with time zone,
	"whatsapp_at" timestamp with time zone,
	"payment_link" text,
	"paid_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_reason" text,
	CONSTRAINT "resale_transactions_paid_by_order" CHECK (("resale_transactions"."paid_at" is null) = ("resale_transactions"."order_id" is null)),
	CONSTRAINT "resale_transactions_legal" CHECK ("resale_transactions"."delivered_at" is null or "resale_transactions"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "resale_visits" (
	"link_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "resale_visits_link_id_visitor_day_pk" PRIMARY KEY("link_id","visitor","day")
);
--> statement-breakpoint
CREATE TABLE "reseller_browsers" (
	"user_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reseller_browsers_user_id_visitor_pk" PRIMARY KEY("user_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "resellers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"identity_status" text DEFAULT 'none' NOT NULL,
	"identity_note" text,
	"identity_upload" uuid,
	"identity_sent_at" timestamp with time zone,
	CONSTRAINT "resellers_identity_known" CHECK ("resellers"."identity_status" in ('none', 'pending', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reseller_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "resale_link_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "resale_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_code" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resale_links" ADD CONSTRAINT "resale_links_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_links" ADD CONSTRAINT "resale_links_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_transactions" ADD CONSTRAINT "resale_transactions_link_id_resale_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."resale_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_transactions" ADD CONSTRAINT "resale_transactions_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_transactions" ADD CONSTRAINT "resale_transactions_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_transactions" ADD CONSTRAINT "resale_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_visits" ADD CONSTRAINT "resale_visits_link_id_resale_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."resale_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reseller_browsers" ADD CONSTRAINT "reseller_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resellers" ADD CONSTRAINT "resellers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resale_links_of_reseller" ON "resale_links" USING btree ("reseller_id","id") WHERE "resale_links"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "resale_links_of_product" ON "resale_links" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resale_transactions_order_key" ON "resale_transactions" USING btree ("order_id") WHERE "resale_transactions"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "resale_transactions_of_reseller" ON "resale_transactions" USING btree ("reseller_id","id");--> statement-breakpoint
CREATE INDEX "resale_transactions_of_link" ON "resale_transactions" USING btree ("link_id","id");--> statement-breakpoint
CREATE INDEX "resale_transactions_of_buyer" ON "resale_transactions" USING btree ("buyer_id") WHERE "resale_transactions"."buyer_id" is not null;--> statement-breakpoint
CREATE INDEX "resellers_waiting" ON "resellers" USING btree ("identity_sent_at","user_id") WHERE "resellers"."identity_status" = 'pending';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_reseller" ON "orders" USING btree ("reseller_id","id") WHERE "orders"."reseller_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_resale_link" ON "orders" USING btree ("resale_link_id") WHERE "orders"."resale_link_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_resale_within" CHECK ("orders"."resale_minor" between 0 and "orders"."total_minor");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_resale_has_reseller" CHECK ("orders"."resale_minor" = 0 or "orders"."reseller_id" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reseller_is_third" CHECK ("orders"."reseller_id" <> "orders"."buyer_id" and "orders"."reseller_id" <> "orders"."seller_id");