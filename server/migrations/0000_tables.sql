CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "abuse_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"about_id" uuid NOT NULL,
	"copy" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"before" jsonb,
	"decision" text,
	"days" integer,
	"rule" text,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"outcome" text,
	"appeal_note" text,
	"appeal_decided_by" uuid,
	"appeal_decided_at" timestamp with time zone,
	CONSTRAINT "abuse_cases_taken_or_not" CHECK (("abuse_cases"."taken_by" is null) = ("abuse_cases"."taken_at" is null)),
	CONSTRAINT "abuse_cases_decided_or_not" CHECK (("abuse_cases"."decision" is null) = ("abuse_cases"."decided_at" is null)),
	CONSTRAINT "abuse_cases_appealed_when_decided" CHECK ("abuse_cases"."appealed_at" is null or "abuse_cases"."decided_at" is not null),
	CONSTRAINT "abuse_cases_outcome_of_appeal" CHECK ("abuse_cases"."outcome" is null or "abuse_cases"."appealed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "abuse_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reporter_id" uuid,
	"address_hash" text,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "abuse_reports_key" UNIQUE("reporter_id","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "decision_templates" (
	"position" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "account_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"business" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"details" jsonb NOT NULL
) PARTITION BY RANGE ("id");
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
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"undo_hash" text,
	"undo_until" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_token_key" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_undo_key" UNIQUE("undo_hash")
);
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_confirmations_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"encrypted_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"wrong_count" integer DEFAULT 0 NOT NULL,
	"wrong_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_key" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"phone" text,
	"phone_confirmed_at" timestamp with time zone,
	"address" text,
	"role" text DEFAULT 'user' NOT NULL,
	"staff" text,
	"image_url" text,
	"has_seller_page" boolean DEFAULT true NOT NULL,
	"account_type" text DEFAULT 'individuo' NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"pending_email" text,
	"accepted_terms" text,
	"premium_until" timestamp with time zone,
	"has_blocks" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'premium', 'admin')),
	CONSTRAINT "users_staff_known" CHECK ("users"."staff" is null or ("users"."staff" in ('moderator', 'support') and "users"."role" <> 'admin')),
	CONSTRAINT "users_confirmed_phone_there" CHECK ("users"."phone_confirmed_at" is null or "users"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "categories_name_key" UNIQUE("folded")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" serial PRIMARY KEY NOT NULL,
	"ars_cents" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."ars_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_embeddings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"vector" real[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"category_id" integer,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"details" text,
	"brand" text,
	"condition" text,
	"location" text NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"currency" text NOT NULL,
	"price_minor" bigint,
	"original_price_minor" bigint,
	"min_sale_price_minor" bigint,
	"comparable_minor" bigint,
	"stock" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"image_url" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_pickup" boolean DEFAULT false NOT NULL,
	"pickup_area" text,
	"parcel_minor" bigint,
	"is_delivery_agreed" boolean DEFAULT true NOT NULL,
	"negotiation_conditions" text,
	"geolocation_range" integer,
	"price_preference" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"is_visible" boolean GENERATED ALWAYS AS ("products"."is_shown" and not "products"."is_withheld") STORED NOT NULL,
	"moderated_at" timestamp with time zone,
	"sold_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name_folded" text NOT NULL,
	"terms" "tsvector" DEFAULT '' NOT NULL,
	"tiers" "tsvector" DEFAULT '' NOT NULL,
	"terms_version" integer DEFAULT 0 NOT NULL,
	"embedded_by" text,
	"price_up" bigint GENERATED ALWAYS AS (coalesce("products"."comparable_minor", 9007199254740991)) STORED NOT NULL,
	"price_down" bigint GENERATED ALWAYS AS (coalesce("products"."comparable_minor", -1)) STORED NOT NULL,
	CONSTRAINT "products_price_positive" CHECK ("products"."price_minor" >= 0 and "products"."original_price_minor" >= 0 and "products"."min_sale_price_minor" >= 0),
	CONSTRAINT "products_parcel_positive" CHECK ("products"."parcel_minor" >= 0),
	CONSTRAINT "products_delivered_somehow" CHECK ("products"."has_pickup" or "products"."parcel_minor" is not null or "products"."is_delivery_agreed"),
	CONSTRAINT "products_stock_positive" CHECK ("products"."stock" >= 0 and "products"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"content" text NOT NULL,
	"original_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"pictures" jsonb,
	CONSTRAINT "chat_messages_room_id_seq_pk" PRIMARY KEY("room_id","seq")
) PARTITION BY RANGE ("room_id");
--> statement-breakpoint
CREATE TABLE "chat_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"is_from_seller" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_requests_status_known" CHECK ("chat_requests"."status" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "chat_requests_parties_differ" CHECK ("chat_requests"."buyer_id" <> "chat_requests"."seller_id")
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"buyer_read" integer DEFAULT 0 NOT NULL,
	"seller_read" integer DEFAULT 0 NOT NULL,
	"has_buyer_written" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chat_rooms_parts_key" UNIQUE("buyer_id","product_id"),
	CONSTRAINT "chat_rooms_read_known" CHECK ("chat_rooms"."buyer_read" between 0 and "chat_rooms"."last_seq" and "chat_rooms"."seller_read" between 0 and "chat_rooms"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "digest_matches" (
	"user_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	CONSTRAINT "digest_matches_user_id_match_id_pk" PRIMARY KEY("user_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "match_budgets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"window_from" timestamp with time zone NOT NULL,
	"notified" integer DEFAULT 0 NOT NULL,
	"group_id" uuid,
	"digest_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"data" jsonb NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_subject_key" UNIQUE("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"details" text,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	"phone" text,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addresses_key" UNIQUE NULLS NOT DISTINCT("user_id","name","street","details","city","province","postcode","phone")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_pair_key" UNIQUE("blocker_id","blocked_id"),
	CONSTRAINT "blocks_of_others" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
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
	"answer_until" timestamp with time zone,
	"decide_until" timestamp with time zone,
	CONSTRAINT "claims_settled_or_not" CHECK (("claims"."outcome" is null) = ("claims"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "order_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"amount_minor" bigint,
	"clock" text,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	CONSTRAINT "order_acts_refund_has_amount" CHECK (("order_acts"."kind" = 'refund') = ("order_acts"."amount_minor" is not null)),
	CONSTRAINT "order_acts_extension_has_end" CHECK (("order_acts"."kind" = 'extension') = ("order_acts"."clock" is not null and "order_acts"."until" is not null)),
	CONSTRAINT "order_acts_amount_positive" CHECK ("order_acts"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_addresses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"details" text,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "order_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"email" text NOT NULL,
	"side" text NOT NULL,
	"is_refused" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frozen_listings" (
	"sha256" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"product_name" text NOT NULL,
	"product_image" text,
	"listing_sha256" text NOT NULL,
	CONSTRAINT "order_items_key" UNIQUE("order_id","product_id"),
	CONSTRAINT "order_items_quantity_one" CHECK ("order_items"."quantity" = 1),
	CONSTRAINT "order_items_price_positive" CHECK ("order_items"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_method" text,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"rate_ars_cents" bigint,
	"due_minor" bigint,
	"due_currency" text,
	"due_ars_cents" bigint,
	"due_until" timestamp with time zone,
	"is_payment_pending" boolean DEFAULT false NOT NULL,
	"paid_by" uuid,
	"reseller_id" uuid,
	"resale_link_id" uuid,
	"resale_minor" bigint DEFAULT 0 NOT NULL,
	"resale_transaction_id" uuid,
	"delivery_code" text,
	"delivery_kind" text DEFAULT 'agreed' NOT NULL,
	"parcel_minor" bigint DEFAULT 0 NOT NULL,
	"pickup_area" text,
	"tracking" text,
	"idempotency_key" text,
	"request_hash" text,
	"refusal" text,
	"refused_token" text,
	"reserved_until" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"paying_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"send_until" timestamp with time zone,
	"receive_until" timestamp with time zone,
	"moved_by" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "orders_number_key" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key" UNIQUE("buyer_id","idempotency_key"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('reservada', 'pendiente', 'enviada', 'completada', 'cancelada', 'en disputa', 'reembolsada')),
	CONSTRAINT "orders_total_positive" CHECK ("orders"."total_minor" >= 0),
	CONSTRAINT "orders_parties_differ" CHECK ("orders"."buyer_id" <> "orders"."seller_id"),
	CONSTRAINT "orders_delivery_known" CHECK ("orders"."delivery_kind" in ('pickup', 'parcel', 'agreed')),
	CONSTRAINT "orders_parcel_within" CHECK ("orders"."parcel_minor" between 0 and "orders"."total_minor" - "orders"."resale_minor"),
	CONSTRAINT "orders_parcel_of_parcels" CHECK ("orders"."parcel_minor" = 0 or "orders"."delivery_kind" = 'parcel'),
	CONSTRAINT "orders_resale_within" CHECK ("orders"."resale_minor" between 0 and "orders"."total_minor"),
	CONSTRAINT "orders_resale_has_reseller" CHECK ("orders"."resale_minor" = 0 or "orders"."reseller_id" is not null),
	CONSTRAINT "orders_reseller_is_third" CHECK ("orders"."reseller_id" <> "orders"."buyer_id" and "orders"."reseller_id" <> "orders"."seller_id"),
	CONSTRAINT "orders_held_when_complete" CHECK ("orders"."held_until" is null or "orders"."status" = 'completada'),
	CONSTRAINT "orders_paid_or_not" CHECK (("orders"."status" in ('reservada', 'cancelada')) = ("orders"."paid_at" is null))
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
CREATE TABLE "cards_to_keep" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"card_type" text NOT NULL,
	"code_length" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_cards_key" UNIQUE("user_id","provider","method_id","last_four","expiry_month","expiry_year")
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
) PARTITION BY RANGE ("transaction_id");
--> statement-breakpoint
CREATE TABLE "ledger_holds" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"payee_id" uuid,
	"reseller_id" uuid,
	"reseller_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"released_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"claimable_until" timestamp with time zone,
	CONSTRAINT "ledger_holds_reseller_within" CHECK ("ledger_holds"."reseller_minor" between 0 and "ledger_holds"."captured_minor"),
	CONSTRAINT "ledger_holds_balanced" CHECK ("ledger_holds"."released_minor" >= 0 and "ledger_holds"."refunded_minor" >= 0 and "ledger_holds"."captured_minor" >= "ledger_holds"."released_minor" + "ledger_holds"."refunded_minor")
);
--> statement-breakpoint
CREATE TABLE "ledger_legs" (
	"payment_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "ledger_legs_key" UNIQUE("payment_id","account_id"),
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
CREATE TABLE "payment_webhooks" (
	"key" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"payee_id" uuid,
	"reseller_id" uuid,
	"reseller_minor" bigint DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"status" text NOT NULL,
	"detail" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"brand" text,
	"last_four" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_minor" >= 0),
	CONSTRAINT "payments_reseller_within" CHECK ("payments"."reseller_minor" between 0 and "payments"."amount_minor"),
	CONSTRAINT "payments_refund_within" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor")
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
	"held_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"idempotency_key" text,
	"request_hash" text,
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
CREATE TABLE "prospect_appearances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"search_id" uuid,
	"product_name" text NOT NULL,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buyer_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"asked" jsonb NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"wording" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospect_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"product_id" uuid,
	"subject" text NOT NULL,
	"appearance_id" uuid,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "prospect_offers_status_known" CHECK ("prospect_offers"."status" in ('pendiente', 'aceptada', 'rechazada')),
	CONSTRAINT "prospect_offers_answered" CHECK (("prospect_offers"."status" = 'pendiente') = ("prospect_offers"."answered_at" is null)),
	CONSTRAINT "prospect_offers_parties_differ" CHECK ("prospect_offers"."seller_id" <> "prospect_offers"."buyer_id")
);
--> statement-breakpoint
CREATE TABLE "prospect_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resale_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reseller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"permille" integer NOT NULL,
	"past_visits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"is_withheld" boolean DEFAULT false NOT NULL,
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
	"whatsapp_message_id" text,
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
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "completed_sales" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drawn_cards" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drawn_cards_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"remote_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"is_private" boolean DEFAULT false NOT NULL,
	"sha256" text NOT NULL,
	"hash" text,
	"bands" integer[]
);
--> statement-breakpoint
CREATE TABLE "demand_cells" (
	"id" serial PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"label" text NOT NULL,
	"category_id" integer,
	"cell_lat" smallint,
	"cell_lon" smallint,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wish_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"coincidence" text NOT NULL,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	"distance_km" real,
	"is_live" boolean DEFAULT true NOT NULL,
	"is_dismissed_by_buyer" boolean DEFAULT false NOT NULL,
	"is_dismissed_by_seller" boolean DEFAULT false NOT NULL,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matches_wish_product_key" UNIQUE("wish_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "notification_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"has_digest" boolean NOT NULL,
	CONSTRAINT "notification_hours_known" CHECK ("notification_hours"."quiet_from" between 0 and 23 and "notification_hours"."quiet_to" between 0 and 23),
	CONSTRAINT "notification_hours_both" CHECK (("notification_hours"."quiet_from" is null) = ("notification_hours"."quiet_to" is null))
);
--> statement-breakpoint
CREATE TABLE "passed_products" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passed_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wish_interests" (
	"wish_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"written_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_interests_wish_id_product_id_pk" PRIMARY KEY("wish_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wish_keys" (
	"key" integer NOT NULL,
	"wish_id" uuid NOT NULL,
	CONSTRAINT "wish_keys_key_wish_id_pk" PRIMARY KEY("key","wish_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"modelo" text NOT NULL,
	"country" text NOT NULL,
	"localization" text,
	"lat" double precision,
	"lon" double precision,
	"max_price_minor" bigint,
	"currency" text NOT NULL,
	"comparable_max_minor" bigint,
	"radius_km" integer,
	"size" text,
	"condition" text,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"is_active" boolean GENERATED ALWAYS AS ("wishes"."is_on" and not "wishes"."is_withheld") STORED NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"moderated_at" timestamp with time zone,
	"corrected" text,
	"keys_version" integer NOT NULL,
	"topic" text NOT NULL,
	"topic_label" text NOT NULL,
	"model" text,
	"model_label" text,
	"category_id" integer,
	"matched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_price_positive" CHECK ("wishes"."max_price_minor" > 0),
	CONSTRAINT "wishes_radius_positive" CHECK ("wishes"."radius_km" > 0)
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "server_keys_purpose_version_pk" PRIMARY KEY("purpose","version")
);
--> statement-breakpoint
CREATE TABLE "error_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"access_token" text,
	"access_ends_at" timestamp with time zone,
	"refresh_token" text,
	"leased_until" timestamp with time zone,
	"verifier" text,
	"state" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"detail" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_charges_idempotency_key_unique" UNIQUE("idempotency_key")
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
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "sandbox_customers_email_unique" UNIQUE("email")
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
CREATE TABLE "sandbox_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"outcome" text NOT NULL,
	"customer_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
CREATE TABLE "demo_market" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "demo_market_one" CHECK ("demo_market"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "held_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"is_of_request" boolean NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"content" text NOT NULL,
	"original_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_messages_state_known" CHECK ("held_messages"."state" in ('waiting', 'delivered', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"upload_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "identities_status_known" CHECK ("identities"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "identities_decided_or_not" CHECK (("identities"."status" = 'pending') = ("identities"."decided_at" is null)),
	CONSTRAINT "identities_seen_to_be_decided" CHECK ("identities"."upload_id" is not null or "identities"."decided_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "ledger_leaves" (
	"root_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"nonce" text NOT NULL,
	CONSTRAINT "ledger_leaves_root_id_position_pk" PRIMARY KEY("root_id","position"),
	CONSTRAINT "ledger_leaves_amount_positive" CHECK ("ledger_leaves"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_nodes" (
	"root_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"sum_minor" bigint NOT NULL,
	CONSTRAINT "ledger_nodes_root_id_level_position_pk" PRIMARY KEY("root_id","level","position")
);
--> statement-breakpoint
CREATE TABLE "ledger_roots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"sum_minor" bigint NOT NULL,
	"leaves" integer NOT NULL,
	"available_minor" bigint NOT NULL,
	"paying_out_minor" bigint NOT NULL,
	"held_minor" bigint NOT NULL,
	"refunding_minor" bigint NOT NULL,
	"previous" text NOT NULL,
	"chain" text NOT NULL,
	CONSTRAINT "ledger_roots_key" UNIQUE("day","currency"),
	CONSTRAINT "ledger_roots_sum" CHECK ("ledger_roots"."sum_minor" = "ledger_roots"."available_minor" + "ledger_roots"."paying_out_minor" + "ledger_roots"."held_minor" + "ledger_roots"."refunding_minor")
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"phone" text,
	"phone_hash" text NOT NULL,
	"code_hash" text,
	"state" text DEFAULT 'sending' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_codes_state_known" CHECK ("phone_codes"."state" in ('sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "photo_proofs" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"word" text,
	"asked_at" timestamp with time zone NOT NULL,
	"image_url" text,
	"proven_word" text,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reputations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"score" double precision NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"stars" jsonb DEFAULT '[0,0,0,0,0]'::jsonb NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"sent_in_time" double precision,
	"cancelled" double precision,
	"claims_lost" double precision,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restrictions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"by_id" uuid,
	"ended_by_id" uuid,
	"email_hash" text,
	CONSTRAINT "restrictions_until" CHECK (("restrictions"."kind" = 'ended') = ("restrictions"."until" is null))
);
--> statement-breakpoint
CREATE TABLE "review_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"note" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_appeals_key" UNIQUE("review_id"),
	CONSTRAINT "review_appeals_decided_or_not" CHECK (("review_appeals"."outcome" is null) = ("review_appeals"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_market" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mean" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_market_only" CHECK ("review_market"."is_only")
);
--> statement-breakpoint
CREATE TABLE "review_reminders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"about_id" uuid NOT NULL,
	"side" text NOT NULL,
	"stars" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"text" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"uncounted" text,
	CONSTRAINT "reviews_key" UNIQUE("order_id","author_id"),
	CONSTRAINT "reviews_stars_known" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_parties_differ" CHECK ("reviews"."author_id" <> "reviews"."about_id"),
	CONSTRAINT "reviews_answered_or_not" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null)),
	CONSTRAINT "reviews_answered_when_published" CHECK ("reviews"."answered_at" is null or "reviews"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "seller_cancellations" (
	"order_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"section" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_filters_name_key" UNIQUE("user_id","section","name")
);
--> statement-breakpoint
ALTER TABLE "abuse_cases" ADD CONSTRAINT "abuse_cases_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_cases" ADD CONSTRAINT "abuse_cases_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_cases" ADD CONSTRAINT "abuse_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_cases" ADD CONSTRAINT "abuse_cases_appeal_decided_by_users_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_case_id_abuse_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."abuse_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_embeddings" ADD CONSTRAINT "product_embeddings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_id_chat_requests_id_fk" FOREIGN KEY ("id") REFERENCES "public"."chat_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_matches" ADD CONSTRAINT "digest_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_matches" ADD CONSTRAINT "digest_matches_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_budgets" ADD CONSTRAINT "match_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_acts" ADD CONSTRAINT "order_acts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_acts" ADD CONSTRAINT "order_acts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_emails" ADD CONSTRAINT "order_emails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_listing_sha256_frozen_listings_sha256_fk" FOREIGN KEY ("listing_sha256") REFERENCES "public"."frozen_listings"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards_to_keep" ADD CONSTRAINT "cards_to_keep_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards_to_keep" ADD CONSTRAINT "cards_to_keep_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_cards" ADD CONSTRAINT "kept_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_payee_id_users_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_legs" ADD CONSTRAINT "ledger_legs_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payee_id_users_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_appearances" ADD CONSTRAINT "prospect_appearances_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_appearances" ADD CONSTRAINT "prospect_appearances_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_appearances" ADD CONSTRAINT "prospect_appearances_search_id_buyer_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."buyer_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_searches" ADD CONSTRAINT "buyer_searches_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_offers" ADD CONSTRAINT "prospect_offers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_offers" ADD CONSTRAINT "prospect_offers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_offers" ADD CONSTRAINT "prospect_offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_offers" ADD CONSTRAINT "prospect_offers_appearance_id_prospect_appearances_id_fk" FOREIGN KEY ("appearance_id") REFERENCES "public"."prospect_appearances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_consents" ADD CONSTRAINT "prospect_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_links" ADD CONSTRAINT "resale_links_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_links" ADD CONSTRAINT "resale_links_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_transactions" ADD CONSTRAINT "resale_transactions_link_id_resale_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."resale_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_transactions" ADD CONSTRAINT "resale_transactions_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_transactions" ADD CONSTRAINT "resale_transactions_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_transactions" ADD CONSTRAINT "resale_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_visits" ADD CONSTRAINT "resale_visits_link_id_resale_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."resale_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reseller_browsers" ADD CONSTRAINT "reseller_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resellers" ADD CONSTRAINT "resellers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_sales" ADD CONSTRAINT "completed_sales_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_cells" ADD CONSTRAINT "demand_cells_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_request_id_chat_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."chat_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_leaves" ADD CONSTRAINT "ledger_leaves_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_hours" ADD CONSTRAINT "notification_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passed_products" ADD CONSTRAINT "passed_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passed_products" ADD CONSTRAINT "passed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_proofs" ADD CONSTRAINT "photo_proofs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_interests" ADD CONSTRAINT "wish_interests_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_interests" ADD CONSTRAINT "wish_interests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_interests" ADD CONSTRAINT "wish_interests_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_keys" ADD CONSTRAINT "wish_keys_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_cards" ADD CONSTRAINT "sandbox_cards_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reputations" ADD CONSTRAINT "reputations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_appeals" ADD CONSTRAINT "review_appeals_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reminders" ADD CONSTRAINT "review_reminders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_cancellations" ADD CONSTRAINT "seller_cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "abuse_cases_open_key" ON "abuse_cases" USING btree ("subject","subject_id") WHERE "abuse_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "abuse_cases_waiting" ON "abuse_cases" USING btree ("due_at","id") WHERE "abuse_cases"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "abuse_cases_about" ON "abuse_cases" USING btree ("about_id","id");--> statement-breakpoint
CREATE INDEX "abuse_cases_decided" ON "abuse_cases" USING btree ("decided_at") WHERE "abuse_cases"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "abuse_cases_held" ON "abuse_cases" USING btree ("held_until") WHERE "abuse_cases"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "abuse_reports_of_visitor" ON "abuse_reports" USING btree ("address_hash","subject","subject_id") WHERE "abuse_reports"."reporter_id" is null;--> statement-breakpoint
CREATE INDEX "abuse_reports_of_case" ON "abuse_reports" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "abuse_reports_of_reporter" ON "abuse_reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "abuse_reports_with_address" ON "abuse_reports" USING btree ("created_at") WHERE "abuse_reports"."address_hash" is not null;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_old" ON "email_changes" USING btree ("old_email");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","id") WHERE "users"."role" <> 'user';--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("staff","id") WHERE "users"."staff" is not null;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_premium_end" ON "users" USING btree ("premium_until") WHERE "users"."premium_until" is not null;--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_phone_digits" ON "users" USING gin (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops) WHERE "users"."phone" is not null;--> statement-breakpoint
CREATE INDEX "exchange_rates_latest" ON "exchange_rates" USING btree ("since");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree ("price_up","id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_dearest" ON "products" USING btree ("price_down","id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name_folded","id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","id" DESC NULLS FIRST) WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_category_cheapest" ON "products" USING btree ("category_id","price_up","id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_of_member" ON "products" USING btree ("user_id","price_up","id");--> statement-breakpoint
CREATE INDEX "products_of_member_newest" ON "products" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "products_around" ON "products" USING btree ("lat","lon") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("id") WHERE not "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_hidden_by_hand" ON "products" USING btree ("id") WHERE not "products"."is_shown" and "products"."moderated_at" is null;--> statement-breakpoint
CREATE INDEX "products_moderated" ON "products" USING btree ("id") WHERE "products"."moderated_at" is not null;--> statement-breakpoint
CREATE INDEX "products_withheld" ON "products" USING btree ("id") WHERE "products"."is_withheld";--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("id") WHERE "products"."sold_at" is not null;--> statement-breakpoint
CREATE INDEX "products_unpriced" ON "products" USING btree ("id") WHERE "products"."price_minor" is null or "products"."price_minor" = 0;--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "products_terms" ON "products" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "products_name_words" ON "products" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_tiers" ON "products" USING gin ("tiers");--> statement-breakpoint
CREATE INDEX "products_terms_version" ON "products" USING btree ("terms_version");--> statement-breakpoint
CREATE INDEX "products_embedded_by" ON "products" USING btree ("embedded_by");--> statement-breakpoint
CREATE INDEX "search_vocabulary_similar" ON "search_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_original_key" ON "chat_messages" USING btree ("room_id","sender_id","original_id") WHERE "chat_messages"."original_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_of_sender" ON "chat_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_id" ON "chat_messages" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_requests_open_key" ON "chat_requests" USING btree ("buyer_id","product_id") WHERE "chat_requests"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "chat_requests_received" ON "chat_requests" USING btree ("seller_id","status","id");--> statement-breakpoint
CREATE INDEX "chat_requests_of_seller" ON "chat_requests" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "chat_requests_sent" ON "chat_requests" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "chat_rooms_of_buyer" ON "chat_rooms" USING btree ("buyer_id","last_at","id");--> statement-breakpoint
CREATE INDEX "chat_rooms_of_seller" ON "chat_rooms" USING btree ("seller_id","last_at","id");--> statement-breakpoint
CREATE INDEX "chat_rooms_of_product" ON "chat_rooms" USING btree ("product_id","last_at" DESC NULLS FIRST,"buyer_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_unread_by_buyer" ON "chat_rooms" USING btree ("buyer_id") WHERE "chat_rooms"."last_seq" > "chat_rooms"."buyer_read";--> statement-breakpoint
CREATE INDEX "chat_rooms_unread_by_seller" ON "chat_rooms" USING btree ("seller_id") WHERE "chat_rooms"."last_seq" > "chat_rooms"."seller_read";--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("user_id","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favorites_of_product" ON "favorites" USING btree ("product_id","created_at" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree (("resolved_at" is not null),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_of_member" ON "contact_messages" USING btree ("user_id") WHERE "contact_messages"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "digest_matches_of_match" ON "digest_matches" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "addresses_of_member" ON "addresses" USING btree ("user_id","used_at");--> statement-breakpoint
CREATE INDEX "blocks_of_blocked" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "blocks_of_blocker" ON "blocks" USING btree ("blocker_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open_key" ON "claims" USING btree ("order_id") WHERE "claims"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "claims_of_order" ON "claims" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "claims_waiting" ON "claims" USING btree ("id") WHERE "claims"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "claims_unanswered" ON "claims" USING btree ("created_at") WHERE "claims"."settled_at" is null and "claims"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "claims_undecided" ON "claims" USING btree ("answered_at") WHERE "claims"."settled_at" is null and "claims"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "claims_settled" ON "claims" USING btree ("id") WHERE "claims"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "order_emails_of_order" ON "order_emails" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_acts_of_order" ON "order_acts" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_acts_of_actor" ON "order_acts" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_acts_idempotency_key" ON "order_acts" USING btree ("actor_id","idempotency_key") WHERE "order_acts"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "order_items_of_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_items_name" ON "order_items" USING gin ("product_name" gin_trgm_ops);--> statement-breakpoint
-- From a smaller sample one in 25 estimates takes a rare name for a common one, and every order is read.
ALTER TABLE "order_items" ALTER COLUMN "product_name" SET STATISTICS 1000;--> statement-breakpoint
CREATE INDEX "orders_of_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_seller" ON "orders" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_waiting_for_buyer" ON "orders" USING btree ("buyer_id","id") WHERE "orders"."status" in ('reservada', 'enviada');--> statement-breakpoint
CREATE INDEX "orders_waiting_for_seller" ON "orders" USING btree ("seller_id","id") WHERE "orders"."status" in ('pendiente', 'en disputa');--> statement-breakpoint
CREATE INDEX "orders_reserved" ON "orders" USING btree ("reserved_until") WHERE "orders"."status" = 'reservada';--> statement-breakpoint
CREATE INDEX "orders_sent" ON "orders" USING btree ("sent_at") WHERE "orders"."status" = 'enviada';--> statement-breakpoint
CREATE INDEX "orders_unsent" ON "orders" USING btree ("paid_at") WHERE "orders"."status" = 'pendiente' and "orders"."delivery_kind" = 'parcel';--> statement-breakpoint
CREATE INDEX "orders_unreminded" ON "orders" USING btree ("paid_at") WHERE "orders"."status" = 'pendiente' and "orders"."delivery_kind" = 'parcel' and "orders"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "orders_uncollected" ON "orders" USING btree ("paid_at") WHERE "orders"."status" = 'pendiente' and "orders"."delivery_kind" <> 'parcel';--> statement-breakpoint
CREATE INDEX "orders_of_reseller" ON "orders" USING btree ("reseller_id","id") WHERE "orders"."reseller_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_resale_link" ON "orders" USING btree ("resale_link_id") WHERE "orders"."resale_link_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "orders_number_prefix" ON "orders" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree (("resolved_at" is not null),"id");--> statement-breakpoint
CREATE INDEX "withdrawals_of_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cards_to_keep_of_member" ON "cards_to_keep" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cards_to_keep_since" ON "cards_to_keep" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_holds_open" ON "ledger_holds" USING btree ("payee_id") WHERE "ledger_holds"."captured_minor" > "ledger_holds"."released_minor" + "ledger_holds"."refunded_minor";--> statement-breakpoint
CREATE INDEX "ledger_holds_of_reseller" ON "ledger_holds" USING btree ("reseller_id") WHERE "ledger_holds"."reseller_id" is not null and "ledger_holds"."captured_minor" > "ledger_holds"."released_minor" + "ledger_holds"."refunded_minor";--> statement-breakpoint
CREATE INDEX "ledger_holds_claimable" ON "ledger_holds" USING btree ("payee_id","claimable_until") WHERE "ledger_holds"."released_minor" > 0;--> statement-breakpoint
CREATE INDEX "ledger_holds_claimable_of_reseller" ON "ledger_holds" USING btree ("reseller_id","claimable_until") WHERE "ledger_holds"."reseller_id" is not null and "ledger_holds"."released_minor" > 0;--> statement-breakpoint
CREATE INDEX "ledger_transactions_of_reference" ON "ledger_transactions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_webhooks_received" ON "payment_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_of_reference" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_key" ON "payments" USING btree ("provider_id","provider") WHERE "payments"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "payments_of_status" ON "payments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payments_of_provider" ON "payments" USING btree ("provider","id");--> statement-breakpoint
CREATE INDEX "payouts_of_member" ON "payouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_idempotency_key" ON "payouts" USING btree ("user_id","idempotency_key") WHERE "payouts"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "payouts_waiting" ON "payouts" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "prospect_appearances_of_member" ON "prospect_appearances" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "prospect_appearances_of_seller" ON "prospect_appearances" USING btree ("seller_id","member_id","id");--> statement-breakpoint
CREATE INDEX "prospect_appearances_of_search" ON "prospect_appearances" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "prospect_appearances_age" ON "prospect_appearances" USING btree ("at");--> statement-breakpoint
CREATE INDEX "buyer_searches_of_seller" ON "buyer_searches" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "buyer_searches_age" ON "buyer_searches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consent_changes_of_member" ON "consent_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "prospect_offers_received" ON "prospect_offers" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "prospect_offers_sent" ON "prospect_offers" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "prospect_offers_of_product" ON "prospect_offers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "prospect_offers_of_appearance" ON "prospect_offers" USING btree ("appearance_id");--> statement-breakpoint
CREATE INDEX "resale_links_of_reseller" ON "resale_links" USING btree ("reseller_id","id") WHERE "resale_links"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "resale_links_of_product" ON "resale_links" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resale_transactions_order_key" ON "resale_transactions" USING btree ("order_id") WHERE "resale_transactions"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "resale_transactions_of_reseller" ON "resale_transactions" USING btree ("reseller_id","id");--> statement-breakpoint
CREATE INDEX "resale_transactions_of_link" ON "resale_transactions" USING btree ("link_id","id");--> statement-breakpoint
CREATE INDEX "resale_transactions_of_buyer" ON "resale_transactions" USING btree ("buyer_id") WHERE "resale_transactions"."buyer_id" is not null;--> statement-breakpoint
CREATE INDEX "resale_transactions_with_phone" ON "resale_transactions" USING btree ("created_at") WHERE "resale_transactions"."buyer_phone" is not null;--> statement-breakpoint
CREATE INDEX "completed_sales_of_seller" ON "completed_sales" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "upload_parts_age" ON "upload_parts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "uploads_unhashed" ON "uploads" USING btree ("id") WHERE "uploads"."hash" is null;--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE "uploads"."kept_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "demand_cells_place" ON "demand_cells" USING btree ("cell_lat","cell_lon");--> statement-breakpoint
CREATE UNIQUE INDEX "held_messages_original_key" ON "held_messages" USING btree ("request_id","sender_id","original_id") WHERE "held_messages"."original_id" is not null;--> statement-breakpoint
CREATE INDEX "held_messages_waiting" ON "held_messages" USING btree ("id") WHERE "held_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "held_messages_of_request" ON "held_messages" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "held_messages_of_sender" ON "held_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "held_messages_of_receiver" ON "held_messages" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "identities_waiting" ON "identities" USING btree ("sent_at","user_id") WHERE "identities"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "identities_decided" ON "identities" USING btree ("decided_at","user_id") WHERE "identities"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_leaves_of_member" ON "ledger_leaves" USING btree ("owner_id","root_id") WHERE "ledger_leaves"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "matches_of_product" ON "matches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "matches_of_buyer" ON "matches" USING btree ("buyer_id","id") WHERE "matches"."is_live";--> statement-breakpoint
CREATE INDEX "matches_of_seller" ON "matches" USING btree ("seller_id",coalesce("distance_km", 'Infinity'::real),"id") WHERE "matches"."is_live";--> statement-breakpoint
CREATE INDEX "matches_not_live" ON "matches" USING btree ("updated_at") WHERE not "matches"."is_live";--> statement-breakpoint
CREATE INDEX "passed_products_of_product" ON "passed_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_names" ON "audit_log" USING gin (lower("subject_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "phone_codes_user" ON "phone_codes" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone_hash","asked_at");--> statement-breakpoint
CREATE INDEX "phone_codes_asked" ON "phone_codes" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "wish_interests_of_seller" ON "wish_interests" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "wish_interests_of_product" ON "wish_interests" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wish_keys_of_wish" ON "wish_keys" USING btree ("wish_id");--> statement-breakpoint
CREATE INDEX "wishes_of_member" ON "wishes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "wishes_of_category" ON "wishes" USING btree ("category_id","lat") WHERE "wishes"."is_active";--> statement-breakpoint
CREATE INDEX "wishes_public" ON "wishes" USING btree ("id") WHERE "wishes"."is_public" and "wishes"."is_active";--> statement-breakpoint
CREATE INDEX "wishes_keys_version" ON "wishes" USING btree ("keys_version") WHERE "wishes"."is_active";--> statement-breakpoint
CREATE INDEX "refused_emails_to" ON "refused_emails" USING btree ("to");--> statement-breakpoint
CREATE INDEX "refused_emails_at" ON "refused_emails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sandbox_charges_of_reference" ON "sandbox_charges" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "reputations_due" ON "reputations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "review_appeals_waiting" ON "review_appeals" USING btree ("id") WHERE "review_appeals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "review_appeals_decided" ON "review_appeals" USING btree ("id") WHERE "review_appeals"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "review_reminders_due" ON "review_reminders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reviews_of_author" ON "reviews" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "reviews_about" ON "reviews" USING btree ("about_id","published_at","id") WHERE "reviews"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_about_by_stars" ON "reviews" USING btree ("about_id","stars","published_at","id") WHERE "reviews"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_sealed" ON "reviews" USING btree ("closes_at") WHERE "reviews"."published_at" is null and "reviews"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("published_at") WHERE "reviews"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_uncounted" ON "reviews" USING btree ("id") WHERE "reviews"."uncounted" is not null;--> statement-breakpoint
CREATE INDEX "reviews_with_note" ON "reviews" USING btree ("id") WHERE "reviews"."note" is not null;--> statement-breakpoint
INSERT INTO "categories" ("id", "name", "folded") VALUES
	(1, 'Electrónicos', 'electronicos'),
	(2, 'Ropa y Accesorios', 'ropa y accesorios'),
	(3, 'Hogar y Jardín', 'hogar y jardin'),
	(4, 'Deportes', 'deportes'),
	(5, 'Automóviles', 'automoviles'),
	(6, 'Libros y Música', 'libros y musica'),
	(7, 'Salud y Belleza', 'salud y belleza'),
	(8, 'Juguetes', 'juguetes'),
	(9, 'Servicios', 'servicios'),
	(10, 'Otros', 'otros');
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('categories', 'id'), 10);
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
CREATE TRIGGER ledger_roots_never_change BEFORE UPDATE OR DELETE ON ledger_roots FOR EACH ROW EXECUTE FUNCTION ledger_never_changes();--> statement-breakpoint
-- What changed for searches, for every process that keeps rankings: in the transaction of the change, whoever makes it. Null is everything.
-- Unlogged: it is forgotten after minutes anyway, and whoever reads it knows when the database was restarted.
CREATE UNLOGGED TABLE product_changes (
	xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
	product_id uuid,
	at timestamp with time zone NOT NULL DEFAULT now()
);--> statement-breakpoint
CREATE INDEX product_changes_xid ON product_changes (xid);--> statement-breakpoint
CREATE UNIQUE INDEX "restrictions_open" ON "restrictions" USING btree ("user_id") WHERE "restrictions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "restrictions_of_member" ON "restrictions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "restrictions_end" ON "restrictions" USING btree ("until") WHERE "restrictions"."ended_at" is null and "restrictions"."until" is not null;--> statement-breakpoint
CREATE INDEX "restrictions_email" ON "restrictions" USING btree ("email_hash") WHERE "restrictions"."email_hash" is not null;--> statement-breakpoint
CREATE INDEX "uploads_bands" ON "uploads" USING gin ("bands");--> statement-breakpoint
CREATE UNIQUE INDEX "users_confirmed_phone" ON "users" USING btree (regexp_replace("phone", '\D', '', 'g')) WHERE "users"."phone_confirmed_at" is not null;--> statement-breakpoint
CREATE FUNCTION product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_changes (product_id) VALUES (COALESCE(NEW.id, OLD.id));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION every_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_changes (product_id) VALUES (NULL);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_come_and_go AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION product_changed();--> statement-breakpoint
CREATE TRIGGER products_edited AFTER UPDATE OF name, description, details, brand, category_id, condition, images, location, lat, lon, currency, price_minor, is_visible, user_id, terms, tiers ON products FOR EACH ROW EXECUTE FUNCTION product_changed();--> statement-breakpoint
-- An order of one of many units changes no ranking.
CREATE TRIGGER products_sold AFTER UPDATE OF stock, sold_at ON products FOR EACH ROW
	WHEN ((OLD.stock > 0) <> (NEW.stock > 0) OR (OLD.sold_at IS NULL) <> (NEW.sold_at IS NULL)) EXECUTE FUNCTION product_changed();--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER UPDATE OR DELETE ON categories FOR EACH STATEMENT EXECUTE FUNCTION every_product_changed();--> statement-breakpoint
CREATE TRIGGER exchange_rates_changed AFTER INSERT OR UPDATE OR DELETE ON exchange_rates FOR EACH STATEMENT EXECUTE FUNCTION every_product_changed();--> statement-breakpoint
CREATE TRIGGER product_embeddings_changed AFTER INSERT OR UPDATE OR DELETE ON product_embeddings FOR EACH STATEMENT EXECUTE FUNCTION every_product_changed();
